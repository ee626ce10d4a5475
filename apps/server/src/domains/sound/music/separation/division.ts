import type { OutputFormat } from '@vireo/audio'

/** How a recording is taken apart, and where its stems are written. */
export type Division = { readonly format: OutputFormat; readonly folder: string; readonly division: 'two' | 'six' }
