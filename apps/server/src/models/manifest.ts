import { z } from 'zod'
import known from './known-models.json' with { type: 'json' }

const download = z.object({
  /** Where its publisher has it; the last part of the path is the name of the file. */
  url: z.url({ protocol: /^https?$/ }).regex(/\/[\w.-]+$/),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
  archive: z.enum(['tar.bz2', 'tar.gz']).optional(),
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

/** Reads the file name from the address of a download. */
export function fileNameOf({ url }: ModelDownload): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/** Sums the bytes that a model has to download. */
export function bytesOf({ downloads }: ModelManifest): number {
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0)
}
