import { Select } from '@vireo/ui'

import type { Draft } from './use-draft.ts'
import { wizardWords } from './words.ts'

/** Asks which of the recordings was dubbed, so that whoever reviews the dub can switch to it. */
export function OriginalField({ draft: { wishes, change, media } }: { readonly draft: Draft }) {
  const options = media.map(({ media_id: value, name: label }) => ({ value, label }))
  const isThere = options.some(({ value }) => value === wishes.original)
  return (
    <div className="max-w-lg">
      <Select
        label={wizardWords.original}
        help={wizardWords.originalHelp}
        value={isThere ? wishes.original : ''}
        groups={[{ label: wizardWords.original, options: [{ value: '', label: wizardWords.noOriginal }, ...options] }]}
        onChange={(original) => change({ original })}
      />
    </div>
  )
}
