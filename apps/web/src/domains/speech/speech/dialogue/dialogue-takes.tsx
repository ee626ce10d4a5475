import type { HistoryItem } from '@vireo/contracts/history'

import { TakeStrip, type TakeStripProps } from '../takes/take-strip.tsx'
import type { DialogueLine } from './dialogue-draft.ts'

/** Shows what was made of these lines, said by these voices or others. */
export function DialogueTakes({
  inputs,
  ...rest
}: Pick<TakeStripProps, 'onAnother' | 'onSeed' | 'hasSeed'> & { readonly inputs: readonly DialogueLine[] }) {
  return <TakeStrip isOfThis={(item) => saysThese(inputs, item)} {...rest} />
}

/** Tells whether a recording says exactly these lines. */
export function saysThese(inputs: readonly DialogueLine[], { dialogue }: Pick<HistoryItem, 'dialogue'>): boolean {
  return (
    inputs.length > 0 &&
    dialogue?.length === inputs.length &&
    inputs.every(({ text }, index) => dialogue[index]?.text === text)
  )
}
