import type {
  ChangedRules,
  CreatedDictionary,
  Dictionary,
  DictionaryPage,
  DictionaryVersion,
  DictionaryWithRules,
} from '@vireo/contracts/pronunciation'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { SeenDictionary } from './dictionaries/dictionary-as.ts'
import type { DictionaryList } from './dictionaries/list-dictionaries.ts'
import type { ReadDictionary } from './dictionaries/get-dictionary.ts'
import type { ReadVersion } from './dictionaries/get-version.ts'
import type { ListedDictionary, VersionRow } from './tables.ts'

/** Presents a dictionary as its newest version is. */
export function presentDictionary({ row, access }: SeenDictionary): Dictionary {
  return {
    id: row.id,
    latest_version_id: row.latest_version_id,
    latest_version_rules_num: row.rules_num,
    name: row.name,
    permission_on_resource: access,
    created_by: row.created_by,
    creation_time_unix: unixSeconds(row.created_at),
    archived_time_unix: row.archived_at && unixSeconds(row.archived_at),
    description: row.description,
  }
}

/** Presents a dictionary with its rules. */
export function presentWithRules({ rules, ...seen }: ReadDictionary): DictionaryWithRules {
  return { ...presentDictionary(seen), rules: [...rules] }
}

/** Presents a dictionary that was just made. */
export function presentCreated({ row, access }: SeenDictionary): CreatedDictionary {
  return {
    id: row.id,
    name: row.name,
    created_by: row.created_by,
    creation_time_unix: unixSeconds(row.created_at),
    version_id: row.latest_version_id,
    version_rules_num: row.rules_num,
    description: row.description,
    permission_on_resource: access,
  }
}

/** Presents the version that a change of rules made. */
export function presentChanged(row: ListedDictionary): ChangedRules {
  return { id: row.id, version_id: row.latest_version_id, version_rules_num: row.rules_num }
}

/** Presents a page of dictionaries. */
export function presentDictionaries({ dictionaries, nextCursor }: DictionaryList): DictionaryPage {
  return {
    pronunciation_dictionaries: dictionaries.map(presentDictionary),
    next_cursor: nextCursor,
    has_more: nextCursor !== null,
  }
}

/** Presents the versions of a dictionary. */
export function presentVersions(rows: readonly Omit<VersionRow, 'rules'>[]): { versions: DictionaryVersion[] } {
  return {
    versions: rows.map((row) => ({
      version_id: row.id,
      version_rules_num: row.rules_num,
      created_by: row.created_by,
      creation_time_unix: unixSeconds(row.created_at),
    })),
  }
}

/** Presents the rules of a version. */
export function presentVersion({ versionId, rules }: ReadVersion) {
  return { version_id: versionId, rules: [...rules] }
}
