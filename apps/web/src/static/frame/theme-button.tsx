import { MoonIcon, SunIcon } from '../landing/icons.tsx'

/** Offers the other theme; the script of the page switches it, and says then what the button does next. */
export function ThemeButton({ toDark, toLight }: { readonly toDark: string; readonly toLight: string }) {
  return (
    <button
      type="button"
      id="theme"
      aria-label={toDark}
      data-to-dark={toDark}
      data-to-light={toLight}
      className="with-script mr-1 inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:bg-fill hover:text-ink print:hidden"
    >
      <MoonIcon />
      <SunIcon />
    </button>
  )
}
