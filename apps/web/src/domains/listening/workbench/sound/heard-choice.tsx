import { SegmentedControl } from '@vireo/ui'

import { workbenchWords } from '../words.ts'
import type { Heard } from './use-heard.ts'

type HeardChoiceProps = { readonly heard: Heard; readonly onHear: (heard: Heard) => void }

/** Switches between a dub and its original, at the same place. */
export function HeardChoice({ heard, onHear }: HeardChoiceProps) {
  return (
    <div className="w-44 shrink-0">
      <SegmentedControl
        label={workbenchWords.heard}
        labelHidden
        value={heard}
        options={[
          { value: 'dub', label: workbenchWords.dub },
          { value: 'original', label: workbenchWords.original },
        ]}
        onChange={(value) => onHear(value === 'original' ? 'original' : 'dub')}
      />
    </div>
  )
}
