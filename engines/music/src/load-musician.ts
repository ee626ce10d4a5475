import type { LoadMusician, MusicRecipe, MusicWishes } from '@vireo/engines'
import { compose, partName, type Composition } from './compose/compose.ts'
import { outlineOf, stylesOf } from './compose/describe.ts'
import { readPlan } from './compose/read-plan.ts'
import { writeMidi } from './export/write-midi.ts'
import { writeMusicXml } from './export/write-musicxml.ts'
import { genres, isGenre } from './genres/index.ts'
import { hearMusic } from './listen/hear-music.ts'

const sampleRateHz = 44_100

/** Threads that only plan have neither the instruments nor what plays them. */
const loadStage = () => import('./render/perform.ts')

type Recipe = Omit<Composition, 'genre'>

/** Answers what is kept of a piece: all but the rules of its genre. */
function recipeOf(composition: Composition): MusicRecipe {
  const { genreName, key, metre, tempoBpm, tempoHold, band, sections, isLoop, seed, partOrder } = composition
  const recipe: Recipe = {
    genreName,
    key,
    metre,
    tempoBpm,
    tempoHold,
    band,
    sections,
    isLoop,
    seed,
    ...(partOrder && { partOrder }),
  }
  return recipe
}

/** Reads what this engine wrote. Throws where the genre is gone. */
function compositionOf(recipe: MusicRecipe): Composition {
  // Nobody but `recipeOf` writes one.
  const kept = recipe as Recipe
  if (!isGenre(kept.genreName)) throw new Error(`there is no genre ${kept.genreName}`)
  return { ...kept, genre: genres[kept.genreName] }
}

/** The instruments are opened when something is to be heard, or soon will be. */
export const loadMusician: LoadMusician = async () => ({
  sampleRateHz,
  plan({ plan, usualGenre, ...wishes }) {
    const { composition, brief } = readPlan({
      ...wishes,
      ...(usualGenre && isGenre(usualGenre) && { usualGenre }),
      ...(plan && { plan: withSource(plan) }),
    })
    const score = compose(composition)
    const partOrder = score.parts.map(partName)
    const kept: Composition = { ...composition, tempoBpm: score.tempoBpm, tempoHold: 'kept', partOrder }
    return {
      recipe: recipeOf(kept),
      outline: outlineOf(kept, score, stylesOf(composition, brief, plan)),
      wantsVocals: brief.wantsVocals,
      understood: brief.understood,
    }
  },
  async prepare() {
    const { openBank } = await loadStage()
    await openBank()
  },
  async play(recipe) {
    const [score, { perform }] = [compose(compositionOf(recipe)), await loadStage()]
    return perform(score, sampleRateHz)
  },
  listen: hearMusic,
  write(recipe, as, title) {
    const score = compose(compositionOf(recipe))
    return as === 'midi' ? writeMidi(score, title) : new TextEncoder().encode(writeMusicXml(score, title))
  },
})

function withSource({ source, ...plan }: NonNullable<MusicWishes['plan']>) {
  return { ...plan, ...(source && { source: inOrder(compositionOf(source)) }) }
}

/** Answers a piece with the order of its parts, which pieces made before it was kept have only once they are composed. */
function inOrder(composition: Composition): Composition {
  return { ...composition, partOrder: composition.partOrder ?? compose(composition).parts.map(partName) }
}
