import { visitsWords } from '../words.ts'

/** Carries the words of the banner in a page that the build writes, for its script. */
export function ConsentWords() {
  const { title, text, textTold, allow, decline } = visitsWords.consent
  return (
    <div
      hidden
      id="consent-words"
      data-title={title}
      data-text={text}
      data-text-told={textTold}
      data-allow={allow}
      data-decline={decline}
    />
  )
}
