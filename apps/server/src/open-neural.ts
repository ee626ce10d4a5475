import path from 'node:path'
import { createZeroShotCloning, SherpaHost, whySherpaIsMissing } from '@vireo/engine-sherpa'
import type { VoiceCloningEngine } from '@vireo/engines'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Storage } from './ports/storage.ts'

/** A reference is a few seconds; what is larger is none. */
const referenceBytesMax = 8 * 2 ** 20

/** Answers the folder in which models are installed. */
export function modelFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'models')
}

/** Explains why neural models cannot run on this machine; undefined when they can. */
export function whyNeuralIsMissing(): string | undefined {
  return whySherpaIsMissing()
}

/** Creates the host of neural models, which starts nothing until somebody speaks with one. */
export function openNeural(config: Pick<Config, 'dataDir'>, storage: Storage): SherpaHost {
  return new SherpaHost({ folder: modelFolder(config), readReference: (key) => readWhole(storage, key) })
}

/** Opens cloning by imitation if a model is installed; otherwise `matching` clones alone. */
export async function openCloning(
  host: SherpaHost,
  matching: VoiceCloningEngine,
  log: Logger,
): Promise<VoiceCloningEngine> {
  try {
    if ((await host.models()).length === 0) return matching
  } catch (error) {
    log.error({ err: error }, 'neural models cannot be used; voices are cloned without them')
    return matching
  }
  return createZeroShotCloning({ host, otherwise: matching })
}

async function readWhole(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  const size = await storage.size(key)
  if (size === undefined || size > referenceBytesMax) return undefined
  const parts: Uint8Array[] = []
  for await (const part of storage.read(key)) parts.push(part)
  return Buffer.concat(parts)
}
