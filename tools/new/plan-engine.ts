import house from '../../package.json' with { type: 'json' }
import { nameOf, type Name } from './names.ts'
import type { Plan } from './plan.ts'

/** Plans a package for a speech engine like `parrot`, with the suite that it does not pass yet. */
export function planEngine(engine: string): Plan {
  const name = nameOf(engine)
  const folder = `engines/${name.kebab}`
  return {
    create: {
      [`${folder}/package.json`]: manifest(name),
      [`${folder}/README.md`]: readme(name),
      [`${folder}/src/index.ts`]: `export { loadSynthesizer } from './load-synthesizer.ts'\n`,
      [`${folder}/src/load-synthesizer.ts`]: synthesizer(name),
      [`${folder}/src/conformance.test.ts`]: test(name),
    },
    next: [
      'npm install (links the new package)',
      `Make ${folder}/src/conformance.test.ts pass.`,
      'Name the engine in apps/server/src/open-ports.ts and give its voices recipes: docs/guides/add-an-engine.md.',
      `Write licence, languages and needs into ${folder}/README.md.`,
    ],
  }
}

function manifest({ kebab }: Name): string {
  const fields = {
    name: `@vireo/engine-${kebab}`,
    version: '0.1.0',
    private: true,
    license: 'AGPL-3.0-or-later',
    type: 'module',
    exports: { '.': './src/index.ts', './*': './src/*' },
    dependencies: { '@vireo/engines': '*' },
    devDependencies: { '@vireo/audio': '*', '@vireo/engine-media': '*', vitest: house.devDependencies.vitest },
  }
  return `${JSON.stringify(fields, null, 2)}\n`
}

function readme({ kebab }: Name): string {
  return `# ${kebab}

| | |
| --- | --- |
| speaks | |
| licence | |
| needs | |

What it does well, what it does badly, and where its numbers come from.
`
}

function synthesizer({ kebab }: Name): string {
  return `import { EngineError, type Synthesizer } from '@vireo/engines'

/** Loads the engine once for the thread it is called in. */
export async function loadSynthesizer(): Promise<Synthesizer> {
  throw new EngineError('closed', 'The engine ${kebab} cannot speak yet.')
}
`
}

function test({ kebab }: Name): string {
  return `import { joinSamples } from '@vireo/audio'
import { createMediaToolkit } from '@vireo/engine-media'
import { createSpeechPool } from '@vireo/engines'
import { speechConformance } from '@vireo/engines/speech.conformance.ts'
import { afterAll } from 'vitest'

const toolkit = createMediaToolkit()
afterAll(() => toolkit.close())

speechConformance({
  name: '${kebab}',
  open: () => createSpeechPool({ workers: 1, engines: { '${kebab}': new URL('./index.ts', import.meta.url) } }),
  recipes: [
    {
      recipe: { engine: '${kebab}', base: 'name-of-its-voice', gainDb: 0 },
      language: 'en',
      text: 'It costs $5.20, “about” a café’s worth; ask Dr. Smith.',
    },
  ],
  decode: async (bytes, { sampleRateHz }) => {
    const chunks: Float32Array[] = []
    for await (const chunk of toolkit.decode(bytes, { sampleRateHz })) chunks.push(chunk)
    return joinSamples(chunks)
  },
})
`
}
