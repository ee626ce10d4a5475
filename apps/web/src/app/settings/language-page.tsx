import { useState } from 'react'

import { useUpdateUser } from '#users'
import { currentLanguage, keepLanguage, Language, languages } from '../../kit/language/index.ts'
import { showFailure } from '../../kit/failures/show-failure.ts'
import { PageLead } from '../../kit/page/index.ts'
import { appWords } from '../words.ts'

/** Chooses the language of the interface, for this browser and for the account. */
export function LanguagePage() {
  const { mutateAsync: update, isPending } = useUpdateUser()
  const [chosen, setChosen] = useState(currentLanguage())
  const choose = async (language: Language) => {
    setChosen(language)
    try {
      await update({ locale: language })
    } catch (error) {
      setChosen(currentLanguage())
      showFailure(error)
      return
    }
    keepLanguage(language)
    // Every word that is on the screen, or was kept from an earlier one, changes with it.
    location.reload()
  }
  return (
    <>
      <PageLead>
        <span id="language-help">{appWords.language.help}</span>
      </PageLead>
      <fieldset
        disabled={isPending}
        className="divide-y divide-line overflow-clip rounded-lg bg-surface"
        aria-describedby="language-help"
      >
        <legend className="sr-only">{appWords.language.title}</legend>
        {Language.options.map((language) => (
          <label
            key={language}
            className="flex h-14 cursor-pointer items-center gap-3 px-4 transition-colors hover:bg-hover"
          >
            <input
              type="radio"
              name="language"
              className="size-4 accent-(--accent)"
              checked={chosen === language}
              onChange={() => void choose(language)}
            />
            <span lang={language} className="text-sm font-medium">
              {languages[language]}
            </span>
            {appWords.language.names[language] === languages[language] ? null : (
              <span className="text-sm text-muted">{appWords.language.names[language]}</span>
            )}
          </label>
        ))}
      </fieldset>
    </>
  )
}
