import { joinClasses } from '../join-classes.ts'

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-12 text-base' } as const

/** Answers up to two initials of a name; the first letter of an e-mail address. */
export function initialsOf(name: string): string {
  const words = (name.includes('@') ? name.slice(0, name.indexOf('@')) : name).trim().split(/[\s._-]+/u)
  const letters = words.filter((word) => word !== '').map((word) => [...word][0] ?? '')
  const picked = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return picked.join('').toLocaleUpperCase()
}

/** Shows a round mark for somebody, or for a voice. Purely visual: the name stands beside it. */
export function Avatar({ name, size = 'md' }: { readonly name: string; readonly size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-fill-hover font-semibold text-ink select-none',
        sizes[size],
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
