/** Marks the button that shows what is chosen and opens the list. */
export function openerAttributes(listId: string, isOpen: boolean) {
  return {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
  } as const
}
