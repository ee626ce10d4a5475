import { languageName } from '#kit/format/index.ts'
import { currentLanguage, currentLocale, languages } from '#kit/language/index.ts'

/** Languages that people read and write books in; what is chosen already is one more. */
const codes =
  'af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk kn ko la lb lt lv mk ml mr ms mt nb ne nl nn pa pl pt pt-BR ro ru sk sl sq sr sv sw ta te th tl tr uk ur vi zh'.split(
    ' ',
  )

export type LanguageOption = { readonly value: string; readonly label: string; readonly keywords: readonly string[] }

/** Lists the languages by their names: first those that the interface speaks, then the others. */
export function languageOptions(chosen: string | null): {
  readonly first: readonly LanguageOption[]
  readonly others: readonly LanguageOption[]
} {
  const own = currentLanguage()
  const first: readonly string[] = [own, ...Object.keys(languages).filter((one) => one !== own)]
  const others = [...codes, ...(chosen === null ? [] : [chosen])].filter(
    (code, at, all) => !first.includes(code) && all.indexOf(code) === at,
  )
  const order = new Intl.Collator(currentLocale())
  return {
    first: first.map(optionOf),
    others: others.map(optionOf).toSorted((one, other) => order.compare(one.label, other.label)),
  }
}

function optionOf(code: string): LanguageOption {
  return { value: code, label: languageName(code), keywords: [code] }
}
