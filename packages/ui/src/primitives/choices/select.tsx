import { ChoiceButton, type ChoiceProps } from './choice-button.tsx'
import { optionsOf } from './option.ts'
import { SegmentedControl } from './segmented-control.tsx'

/** So many options are seen at a glance; more need a search. */
const withoutSearchMost = 7

export type SelectProps = ChoiceProps & {
  /** Shows two to four options beside each other. */
  readonly segmented?: boolean
}

/** Lets one choose in the form that suits how many options there are: beside each other, a short list, or a list with a search. */
export function Select({ segmented = false, ...props }: SelectProps) {
  const options = optionsOf(props.groups)
  if (segmented && options.length >= 2 && options.length <= 4) return <SegmentedControl {...props} options={options} />
  return <ChoiceButton {...props} hasSearch={options.length > withoutSearchMost} />
}
