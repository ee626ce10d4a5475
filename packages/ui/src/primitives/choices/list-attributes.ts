/**
 * Attributes of the pattern "combobox with a list" as ARIA describes it. A native select can show neither faces nor
 * notes nor a search, so its roles are given to other elements, here and in opener-attributes.ts alone.
 */

type Id = string

/** Makes the id of an option of its place. */
export function optionId(listId: Id, place: number): Id {
  return `${listId}-${place}`
}

/** Marks the field that searches in a list which is open. */
export function searchAttributes(listId: Id, label: string, active: Id | undefined) {
  return {
    role: 'combobox',
    'aria-expanded': true,
    'aria-autocomplete': 'list',
    'aria-label': label,
    'aria-controls': listId,
    'aria-activedescendant': active,
  } as const
}

/** Marks the list; without a search it has the focus itself. */
export function listAttributes(listId: Id, label: string, active: Id | undefined, hasFocus: boolean) {
  return {
    id: listId,
    role: 'listbox',
    'aria-label': label,
    tabIndex: hasFocus ? 0 : -1,
    'aria-activedescendant': hasFocus ? active : undefined,
  } as const
}

/** Marks options that belong together. */
export function groupAttributes(label: string) {
  return { role: 'group', 'aria-label': label } as const
}

/** Marks an option, with how many there are: those out of sight may not be drawn. */
export function optionAttributes(id: Id, place: number, count: number, state: OptionState) {
  return {
    id,
    role: 'option',
    'aria-selected': state.isChosen,
    'aria-disabled': state.isDisabled || undefined,
    'aria-setsize': count,
    'aria-posinset': place + 1,
  } as const
}

type OptionState = { readonly isChosen: boolean; readonly isDisabled: boolean }
