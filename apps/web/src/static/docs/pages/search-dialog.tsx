import { Search } from 'lucide-react'
import { docsTexts } from '../docs-texts.ts'

/** Shows the button that opens the search, with its keys. */
export function SearchButton() {
  return (
    <button
      type="button"
      id="open-search"
      aria-label={docsTexts.search}
      aria-keyshortcuts="Control+K Meta+K"
      className="with-script mr-1 inline-flex h-9 items-center gap-2 rounded-md px-2.5 text-muted hover:text-ink sm:w-56 sm:bg-fill sm:px-3 sm:hover:bg-fill-hover print:hidden"
    >
      <Search aria-hidden size={16} className="shrink-0" />
      <span className="mr-auto max-sm:hidden">{docsTexts.search}</span>
      <kbd aria-hidden className="font-sans text-xs max-sm:hidden">
        {docsTexts.searchKeys}
      </kbd>
    </button>
  )
}

/** Shows what the search finds; filled by the script. */
export function SearchDialog() {
  return (
    <dialog
      id="docs-search"
      aria-label={docsTexts.search}
      data-nothing={docsTexts.nothingFound}
      data-failed={docsTexts.searchFailed}
      className="mx-auto mt-[10dvh] w-[min(40rem,calc(100vw-2rem))] rounded-lg bg-raised p-2 text-ink shadow-float backdrop:bg-scrim"
    >
      <input
        type="search"
        aria-label={docsTexts.search}
        autoComplete="off"
        spellCheck={false}
        placeholder={docsTexts.searchHint}
        className="h-12 w-full rounded-lg bg-fill px-4 text-base placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      <ul aria-label={docsTexts.results} className="mt-2 max-h-[60dvh] overflow-y-auto empty:hidden" />
      <output className="block px-4 py-3 text-muted empty:hidden" />
    </dialog>
  )
}
