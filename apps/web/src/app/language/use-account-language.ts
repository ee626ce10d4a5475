import { useEffect } from 'react'

import { useUser } from '#users'
import { chosenLanguage, currentLanguage, keepLanguage, languageOf } from '../../kit/language/index.ts'

/** Speaks the language that the account asks for, in a browser where none was chosen yet. */
export function useAccountLanguage(): void {
  const locale = useUser().data?.locale
  useEffect(() => {
    const wanted = locale === undefined ? undefined : languageOf(locale)
    // English is what every account starts with: it is a choice only where it was made.
    if (wanted === undefined || wanted === 'en' || chosenLanguage() !== undefined) return
    keepLanguage(wanted)
    // A browser that keeps nothing would reload for ever.
    if (wanted !== currentLanguage() && chosenLanguage() === wanted) location.reload()
  }, [locale])
}
