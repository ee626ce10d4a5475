import { SegmentedControl } from '@vireo/ui'

import type { Heard } from './use-heard.ts'
import { heardWords } from './words.ts'

type HeardChoiceProps = { readonly heard: Heard; readonly onHear: (heard: Heard) => void }

/** Switches between a dub and its original, at the same place. */
export function HeardChoice({ heard, onHear }: HeardChoiceProps) {
  return (
    <div className="w-44 shrink-0">
      <SegmentedControl
        label={heardWords.heard}
        labelHidden
        value={heard}
        options={[
          { value: 'dub', label: heardWords.dub },
          { value: 'original', label: heardWords.original },
        ]}
        onChange={(value) => onHear(value === 'original' ? 'original' : 'dub')}
      />
    </div>
  )
}
