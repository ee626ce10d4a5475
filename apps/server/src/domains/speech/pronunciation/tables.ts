import type { WorkspaceId } from '@vireo/contracts/kit'
import type { PronunciationTest } from '@vireo/contracts/pronunciation'

export type DictionaryRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly name: string
  /** For sorting: without case and accents. */
  readonly name_folded: string
  readonly description: string | null
  readonly created_by: string
  readonly created_at: Date
  readonly archived_at: Date | null
  readonly latest_version_id: string
  readonly tests: readonly PronunciationTest[]
}

/** A dictionary with how many rules its newest version has. */
export type ListedDictionary = DictionaryRow & { readonly rules_num: number }

export type VersionRow = {
  readonly id: string
  readonly dictionary_id: string
  readonly rules_num: number
  /** JSON, compressed. */
  readonly rules: Buffer
  readonly created_by: string
  readonly created_at: Date
}
