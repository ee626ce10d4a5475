import { useState } from 'react'

import { useUpdateUser } from '#users'
import { currentLanguage, keepLanguage, Language, languages } from '../../kit/language/index.ts'
import { showFailure } from '../../kit/failures/show-failure.ts'
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
    <section aria-labelledby="language" className="flex flex-col gap-4">
      <h2 id="language" className="text-base font-semibold">
        {appWords.language.title}
      </h2>
      <fieldset disabled={isPending} className="flex flex-col gap-2" aria-describedby="language-help">
        <legend className="sr-only">{appWords.language.title}</legend>
        {Language.options.map((language) => (
          <label
            key={language}
            className="flex h-12 items-center gap-3 rounded-md border border-control bg-surface px-4 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="language"
              className="size-4 accent-(--accent)"
              checked={chosen === language}
              onChange={() => void choose(language)}
            />
            <span lang={language} className="font-medium">
              {languages[language]}
            </span>
            {appWords.language.names[language] === languages[language] ? null : (
              <span className="text-sm text-muted">{appWords.language.names[language]}</span>
            )}
          </label>
        ))}
      </fieldset>
      <p id="language-help" className="max-w-prose text-sm text-muted">
        {appWords.language.help}
      </p>
    </section>
  )
}
