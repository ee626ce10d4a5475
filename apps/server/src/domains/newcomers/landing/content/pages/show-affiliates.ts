import type { landingEndpoints } from '@vireo/contracts/landing'
import { type Input, languageOfReader } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { With } from '#ports/ports.ts'
import { wordsIn } from '../../page/words-in.ts'
import { showContent } from '../show-content.ts'

/** Shows how one brings others by a link, what this instance gives for it, and the way to one's own. */
export async function showAffiliates(
  ctx: With<'frames' | 'settings'>,
  { lang }: Input<typeof landingEndpoints.showAffiliates>,
): Promise<ByteAnswer> {
  const language = languageOfReader(ctx.client.header('accept-language'), lang)
  const { affiliates } = wordsIn(language)
  const { referralRewardCredits: credits } = ctx.ports.settings
  const given = credits > 0 ? affiliates.rewarded(credits.toLocaleString(language)) : affiliates.unrewarded
  return showContent(
    ctx,
    'affiliates',
    language,
    () =>
      `<section class="join" aria-labelledby="given"><h2 id="given">${escapeHtml(affiliates.title)}</h2><p class="lead">${escapeHtml(given)}</p>` +
      `<p><a class="button" href="/app/settings/profile">${escapeHtml(affiliates.get)}</a></p></section>`,
  )
}
