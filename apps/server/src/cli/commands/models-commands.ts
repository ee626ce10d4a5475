import { createInterface } from 'node:readline/promises'
import type { Command } from 'commander'
import { readConfig } from '../../config.ts'
import {
  addModel,
  bytesOf,
  downloadedBytes,
  inMegabytes,
  installedModels,
  installModel,
  nameOfSource,
  offeredModels,
  type ModelManifest,
  removeModel,
  verifyModel,
} from '../../models/index.ts'
import { addingParts, modelFolder, whyNeuralIsMissing } from '../../open-neural.ts'
import { withInstalledModels } from '../../with-installed-models.ts'
import { CommandError } from '../command-error.ts'
import type { Output } from '../output.ts'

type AddWishes = { readonly name?: string; readonly card?: string; readonly sha256?: readonly string[] }
type InstallWishes = { readonly acceptLicence?: boolean; readonly from?: string }

/** Adds the `models` commands, which install neural models; the product comes without any. */
export function addModelsCommands(program: Command, output: () => Output): void {
  const models = program.command('models').description('neural models: what there is, what is installed')
  models
    .command('list')
    .description('every model that can be installed, and what is')
    .action(async () => listModels(output()))
  models
    .command('install')
    .description('download a model, check it, and put it into the data folder')
    .argument('<name>')
    .option('--accept-licence', 'agree to the licence without being asked')
    .option('--from <place>', 'an address or a folder that has the files under their names')
    .action(async (name: string, wishes: InstallWishes) => install(name, wishes, output()))
  models
    .command('add')
    .description('add a model of your own: a file, a folder, an archive or an address')
    .argument('<from>')
    .option('--name <name>', 'what it is called here; its file’s name otherwise')
    .option('--card <file>', 'what it is, as JSON; a Piper model with its .onnx.json needs none')
    .option('--sha256 <sum...>', 'of the file at an address; of a Piper model, then of its .onnx.json')
    .action(async (from: string, wishes: AddWishes) => add(from, wishes, output()))
  models
    .command('remove')
    .description('delete a model and what was downloaded of it; voices that speak with it fall silent')
    .argument('<name>')
    .action(async (name: string) => {
      if (!(await removeModel(modelFolder(readConfig(process.env)), name)))
        throw new CommandError(`${name} is not installed.`)
      output().facts({ removed: name, note: 'A running server stops using it at once.' })
    })
  models
    .command('verify')
    .description('compare every file of every installed model with its checksum')
    .action(async () => verify(output()))
  models
    .command('voices')
    .description('who speaks in an installed model; with numbers, make those voices and no others')
    .argument('<name>')
    .argument('[speaker...]', 'numbers of speakers, as the list has them')
    .action(async (name: string, speakers: readonly string[]) => voices(name, speakers, output()))
  models
    .command('test')
    .description('try an installed model on one sentence, and measure it')
    .argument('<name>')
    .action(async (name: string) => test(name, output()))
}

async function listModels(output: Output): Promise<void> {
  const config = readConfig(process.env)
  const folder = modelFolder(config)
  const offered = offeredModels(config.VIREO_MODELS_CATALOGUE)
  const [installed, missing] = [await installedModels(folder), whyNeuralIsMissing()]
  const known = await Promise.all(
    offered.map(async (manifest) => {
      const own = installed.find(({ name }) => name === manifest.name)
      const downloaded = own ? bytesOf(manifest) : await downloadedBytes(folder, manifest)
      const state = own ? 'installed' : downloaded > 0 ? 'partly downloaded' : 'not installed'
      const { name, purpose, licence, terms } = manifest
      return {
        name,
        state,
        purpose,
        licence: licence.name,
        terms,
        licence_url: licence.url,
        bytes: bytesOf(manifest),
        downloaded,
      }
    }),
  )
  const others = installed.filter(({ name }) => !known.some((model) => model.name === name)).map(({ name }) => name)
  const imitates = offered.filter(({ card }) => card['family'] === 'zipvoice')
  const canImitate = installed.some(({ name }) => imitates.some((manifest) => manifest.name === name))
  const cloning = missing === undefined && canImitate ? 'zero_shot' : 'acoustic_matching'
  const lines = known.map(
    ({ name, state, purpose, licence, licence_url, bytes, downloaded, terms }) =>
      `${name}  ${state}${state === 'partly downloaded' ? ` (${inMegabytes(downloaded)})` : ''}, ${inMegabytes(bytes)} to download\n  ${purpose}\n  Licence: ${licence}${terms === 'commercial' ? '' : ' (not for commercial use)'}, ${licence_url}`,
  )
  if (others.length > 0) lines.push(`Also installed: ${others.join(', ')}`)
  if (missing) lines.push(`Models cannot be used here: ${missing}.`)
  lines.push(
    cloning === 'zero_shot'
      ? 'Instant clones imitate their recording (zero-shot) where its words are known, else they are matched acoustically.'
      : 'Instant clones are made by acoustic matching. To let them imitate a recording: npm run vireo -- models install zipvoice-distill-int8',
  )
  output.answer({ models: known, others, folder, cloning, unusable_because: missing ?? null }, lines.join('\n'))
}

async function install(name: string, wishes: InstallWishes, output: Output): Promise<void> {
  const config = readConfig(process.env)
  const offered = offeredModels(config.VIREO_MODELS_CATALOGUE)
  const manifest = offered.find((candidate) => candidate.name === name)
  if (!manifest) {
    const names = offered.map((candidate) => candidate.name)
    throw new CommandError(`There is no model ${name}. There is: ${names.join(', ')}.`)
  }
  const missing = whyNeuralIsMissing()
  if (missing) throw new CommandError(`Models cannot be used here: ${missing}.`)
  if (!wishes.acceptLicence) await askForLicence(manifest)
  const mirror = wishes.from ?? config.VIREO_MODELS_MIRROR
  await installModel(modelFolder(config), manifest, { mirror, onProgress: progressTo(process.stderr) })
  output.facts({ installed: name, bytes: bytesOf(manifest), next: 'A running server uses it at once.' })
}

async function add(from: string, wishes: AddWishes, output: Output): Promise<void> {
  const missing = whyNeuralIsMissing()
  if (missing) throw new CommandError(`Models cannot be used here: ${missing}.`)
  const name = wishes.name ?? nameOfSource(from)
  const config = readConfig(process.env)
  const own = { from, name, card: wishes.card, sha256: wishes.sha256 ?? [], onProgress: progressTo(process.stderr) }
  const parts = addingParts(config.VIREO_MODELS_CATALOGUE)
  const { family, languages } = await addModel(modelFolder(config), own, parts)
  const next = 'A running server uses it at once.'
  output.facts({ added: name, family, languages: languages.join(', '), next })
}

async function askForLicence({ name, purpose, licence }: ModelManifest): Promise<void> {
  process.stderr.write(`${name}: ${purpose}\nLicence: ${licence.name}\n${licence.url}\n${licence.notes}\n`)
  if (!process.stdin.isTTY) throw new CommandError('Read the licence, and give --accept-licence if you agree to it.')
  const question = createInterface({ input: process.stdin, output: process.stderr })
  const said = await question.question('Do you agree to it? Type yes: ')
  question.close()
  if (said.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was installed.')
}

/** Creates a progress display: one line that is rewritten on a terminal, elsewhere a line for each tenth. */
function progressTo(stream: NodeJS.WriteStream): (bytes: number, total: number) => void {
  let shown = -1
  return (bytes, total) => {
    const share = Math.floor((100 * bytes) / total)
    if (share === shown || (!stream.isTTY && share % 10 !== 0)) return
    shown = share
    const text = `${share} % of ${inMegabytes(total)}`
    stream.write(stream.isTTY ? `\r${text}${share === 100 ? '\n' : ' '}` : `${text}\n`)
  }
}

async function voices(name: string, numbers: readonly string[], output: Output): Promise<void> {
  const entry = await withInstalledModels(readConfig(process.env), async (models) => {
    const bases = numbers.map((number) => `${name}:${number}`)
    if (bases.length > 0) await (await models.chooseVoices(name, bases)).measured
    return (await models.list()).find((each) => each.name === name)
  })
  if (!entry || entry.speakers.length === 0) throw new CommandError(`Nobody speaks in ${name} here.`)
  const speakers = entry.speakers.map(({ base, name: who, locale }) => {
    const isVoice = entry.voices.some((voice) => voice.base === base)
    return { speaker: base.slice(name.length + 1), name: who, locale, is_voice: isVoice }
  })
  const lines = speakers.map(({ speaker, name: who, locale, is_voice: isVoice }) => {
    return `${speaker.padStart(4)}  ${isVoice ? 'voice' : '-    '}  ${who}, ${locale}`
  })
  output.answer({ model: name, speakers }, lines.join('\n'))
}

async function test(name: string, output: Output): Promise<void> {
  const trial = await withInstalledModels(readConfig(process.env), (models) => models.test(name))
  const { realTimeFactor, firstSoundMs, memoryBytes, wordErrorRate } = trial
  output.facts({
    tried: name,
    real_time_factor: Number(realTimeFactor.toPrecision(2)),
    first_sound_ms: firstSoundMs === undefined ? null : Math.round(firstSoundMs),
    memory_bytes: memoryBytes ?? null,
    word_error_rate: wordErrorRate ?? null,
  })
}

async function verify(output: Output): Promise<void> {
  const folder = modelFolder(readConfig(process.env))
  const models: { name: string; intact: boolean; wrong: string[] }[] = []
  for (const { name } of await installedModels(folder)) {
    const wrong = await verifyModel(folder, name)
    models.push({ name, intact: wrong.length === 0, wrong })
  }
  const lines = models.map(
    ({ name, wrong }) => `${name}: ${wrong.length === 0 ? 'intact' : `damaged\n  ${wrong.join('\n  ')}`}`,
  )
  output.answer({ models }, lines.length > 0 ? lines.join('\n') : 'No model is installed.')
  if (models.some(({ intact }) => !intact)) process.exitCode = 1
}
