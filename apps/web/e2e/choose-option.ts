import { expect, type Locator, type Page } from '@playwright/test'

type Wanted = string | { readonly index: number } | { readonly value: string }

/**
 * Chooses an option of the choice with this label: by its text, by its value, or by its place from 0. Where the list
 * has a search, the text is typed first, as a person would: of a long list only what is in sight is drawn.
 */
export async function chooseOption(scope: Page | Locator, label: string, wanted: Wanted): Promise<void> {
  await chooseIn(scope.getByRole('combobox', { name: label, exact: true }), wanted)
}

/** Chooses an option of the choice that is this button. */
export async function chooseIn(button: Locator, wanted: Wanted): Promise<void> {
  const page = button.page()
  await button.click()
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  const hasSearch = (await page.locator('input[role=combobox]').count()) > 0
  if (typeof wanted === 'string' && hasSearch) await page.keyboard.insertText(wanted)
  await optionIn(list, wanted).click()
  await expect(list).toHaveCount(0)
}

function optionIn(list: Locator, wanted: Wanted): Locator {
  const options = list.getByRole('option')
  if (typeof wanted === 'string') return options.filter({ has: list.page().getByText(wanted, { exact: true }) }).first()
  return 'index' in wanted ? options.nth(wanted.index) : list.locator(`[data-value="${wanted.value}"]`)
}
