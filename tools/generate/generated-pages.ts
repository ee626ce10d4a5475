import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contracts from '@vireo/contracts'
import { z } from 'zod'
import { settings } from '../../apps/server/src/config.ts'
import { slices as serverSlices } from '../../apps/server/src/domains/registry.ts'
import { wellKnownVoices } from '../../apps/server/src/domains/voices/voices/aliases/index.ts'
import { libraryVoices } from '../../apps/server/src/domains/voices/voices/library/index.ts'
import { knownModels } from '../../apps/server/src/models/index.ts'
import { genres, instruments, moods } from '@vireo/engine-music'
import { families, groups, modifiers, pictures } from '@vireo/engine-sound-effects'
import { slices } from '../slices/slices-of.ts'
import { architectureRules } from '../architecture/rules.ts'
import { readPassing } from '../compatibility/compatibility-results.ts'
import { declaredAnswers } from '../compatibility/declared-answers.ts'
import { otherClients, publicCodes, refusals, refusedValues } from '../compatibility/reservations.ts'
import { publicOperations } from '../compatibility/public-operations.ts'
import { fillArchitecture } from './architecture-parts.ts'
import { auditedActsPage } from './audited-acts-page.ts'
import { productionsPage } from './productions-page.ts'
import { compatibilityPage } from './compatibility-page.ts'
import { configurationPage } from './configuration-page.ts'
import { decisionsIndex } from './decisions-index.ts'
import { errorCodesPage } from './error-codes-page.ts'
import { buildOpenapi } from './openapi/build-openapi.ts'
import { formatted } from './formatted.ts'
import { fillModels, fillModelSources } from './models-page.ts'
import { musicPage } from './music-page.ts'
import { soundSamples } from './sound-samples.ts'
import { soundEffectsPage } from './sound-effects-page.ts'
import { voiceAliasesPage } from './voice-aliases-page.ts'

const endpoints = Object.values(contracts.api).flatMap((slice) => Object.values(slice) as contracts.Endpoint[])

/** Renders every generated page and document, by path relative to `root`. */
export async function generatedPages(root: string): Promise<Map<string, string>> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
  const pages = {
    'ARCHITECTURE.md': fillArchitecture(read('ARCHITECTURE.md'), slices, architectureRules(slices)),
    'docs/self-hosting/configuration.md': configurationPage(settings),
    'docs/self-hosting/models.md': fillModels(read('docs/self-hosting/models.md'), knownModels()),
    'docs/self-hosting/model-sources.md': fillModelSources(read('docs/self-hosting/model-sources.md'), knownModels()),
    'docs/voice-aliases.md': voiceAliasesPage(wellKnownVoices, libraryVoices),
    'docs/music.md': musicPage(genres, instruments, moods),
    'docs/sound-effects.md': soundEffectsPage(groups, families, modifiers, await soundSamples(), [...pictures.keys()]),
    'docs/compatibility.md': compatibilityPage(publicOperations(), readPassing(root), {
      answers: declaredAnswers(endpoints),
      refusals,
      refusedValues,
      otherClients,
    }),
    'docs/decisions/README.md': decisionsIndex(decisionsIn(root)),
    'docs/audited-acts.md': auditedActsPage(serverSlices, contracts.auditActions),
    'docs/states-of-productions.md': productionsPage(contracts),
    'docs/error-codes.md': errorCodesPage(contracts.errorCatalogue, publicCodes),
  }
  return new Map([...(await formatted(root, pages)), ['docs/api/openapi.json', openapi(version)]])
}

function decisionsIn(root: string): Map<string, string> {
  const folder = join(root, 'docs/decisions')
  const files = readdirSync(folder).filter((file) => /^\d/.test(file))
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

function openapi(version: string): string {
  const document = buildOpenapi({
    version,
    tags: Object.entries(slices).map(([name, { purpose }]) => ({ name, description: purpose })),
    api: contracts.api,
    channels: contracts.channels,
    errorCatalogue: contracts.errorCatalogue,
    named: contracts,
  })
  return `${JSON.stringify(document, null, 2)}\n`
}
