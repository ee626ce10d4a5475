/** Something about a segment that whoever writes it should look at. */
export type Problem =
  | { readonly kind: 'empty' | 'untranslated' }
  | { readonly kind: 'too_fast'; readonly charsPerSecond: number }
  | { readonly kind: 'long_line'; readonly characters: number }
  | { readonly kind: 'many_lines'; readonly lines: number }
  | { readonly kind: 'too_short' | 'too_long' | 'overlap' | 'narrow_gap' | 'silence'; readonly seconds: number }
  | { readonly kind: 'numbers'; readonly missing: readonly string[]; readonly added: readonly string[] }
  | { readonly kind: 'glossary'; readonly term: string; readonly use: string }

/** A term that is written in one way. `use` is how, in the language that is written. */
export type GlossaryTerm = { readonly term: string; readonly use: string }
