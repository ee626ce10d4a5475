import { ChoiceButton, type ChoiceProps } from './choice-button.tsx'

export type ComboboxProps = ChoiceProps

/** Lets one choose out of many by a search: thousands of options, in groups, with faces and notes; a sheet on phones. */
export function Combobox(props: ComboboxProps) {
  return <ChoiceButton {...props} hasSearch />
}
