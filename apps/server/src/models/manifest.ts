import { readFileSync } from 'node:fs'
import { z } from 'zod'
import known from './known-models.json' with { type: 'json' }
import { ModelError } from './model-error.ts'

const download = z.object({
  /** Where its publisher has it; the last part of the path is the name of the file. */
  url: z.url({ protocol: /^https?$/ }).refine((url) => /^\w[\w.-]*$/.test(lastPartOf(url)), 'It names no file.'),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
  archive: z.enum(['tar.bz2', 'tar.gz']).optional(),
  /**
   * Who else states the length or the checksum: pages of projects that are independent of the publisher and of each other, and
   * how many more were seen whose address is not known.
   */
  alsoStatedBy: z
    .strictObject({ pages: z.array(z.url({ protocol: /^https$/ })), unnamed: z.int().nonnegative().default(0) })
    .optional(),
})

const manifest = z.object({
  name: z.string().regex(/^[a-z\d][a-z\d.-]{0,60}$/),
  /** What it is good for, in a sentence. */
  purpose: z.string().min(1),
  /** Whether its publishers allow it to be used for money. */
  terms: z.enum(['commercial', 'non-commercial']).default('commercial'),
  licence: z.object({ name: z.string().min(1), url: z.url(), notes: z.string().min(1) }),
  downloads: z.array(download).min(1),
  /** What its engine must know; left beside its files as `model.json`. Every file it names must exist. */
  card: z.looseObject({
    engine: z.string(),
    files: z.record(z.string(), z.string().regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/)),
  }),
})

/** What is installed under a name: where it comes from, under which terms, and how it is checked. */
export type ModelManifest = z.output<typeof manifest>
export type ModelDownload = ModelManifest['downloads'][number]

/** Reads a list of manifests. Throws ZodError for one that could not be installed safely. */
export function parseManifests(value: unknown): readonly ModelManifest[] {
  return z.array(manifest).parse(value)
}

/** Lists every model that can be installed by name, with the lengths and checksums that were published. */
export function knownModels(): readonly ModelManifest[] {
  return parseManifests(known)
}

/**
 * Lists what an instance offers: what its operator's own catalogue names, then what comes along under other names. Throws
 * ModelError for a catalogue that cannot be read.
 */
export function offeredModels(catalogue: string | undefined): readonly ModelManifest[] {
  if (catalogue === undefined) return knownModels()
  const own = readCatalogue(catalogue)
  return [...own, ...knownModels().filter(({ name }) => !own.some((model) => model.name === name))]
}

function readCatalogue(file: string): readonly ModelManifest[] {
  try {
    return parseManifests(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : ''
    throw new ModelError(`The catalogue ${file} cannot be read: ${why}`, { cause: error })
  }
}

/** Reads the file name from the address of a download. */
export function fileNameOf({ url }: ModelDownload): string {
  return lastPartOf(url)
}

function lastPartOf(url: string): string {
  return URL.parse(url)?.pathname.split('/').at(-1) ?? ''
}

/** Sums the bytes that a model has to download. */
export function bytesOf({ downloads }: ModelManifest): number {
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0)
}
