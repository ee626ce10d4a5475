import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import type { InstanceSettings } from '#ports/ports.ts'
import type { SendMail } from '#mail'
import { ssoGerman } from '../../words.de.ts'
import { ssoWords } from '../../words.ts'

const words: InEachLanguage<typeof ssoWords> = { en: ssoWords, de: ssoGerman }

/** Writes the mail that tells somebody that their account can be entered in one more way. */
export function linkedMail(
  { publicUrl }: Pick<InstanceSettings, 'publicUrl'>,
  { to, language, organisation }: { readonly to: string; readonly language: Language; readonly organisation: string },
): SendMail {
  const { subject, text, notYou, action } = words[language].connected
  return {
    kind: 'sso.account-connected',
    to,
    language,
    subject,
    paragraphs: [text(organisation), notYou],
    action: { label: action, url: new URL('/app/home', publicUrl).href },
  }
}
