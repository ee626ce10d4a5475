import type { Input } from '@vireo/contracts/kit'
import type { profilesEndpoints } from '@vireo/contracts/profiles'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { findShown } from './find-shown.ts'
import { answerPage, headersOf } from './html-page.ts'
import { renderGone, renderPage } from './render-page.ts'
import { wordsFor } from './words-in.ts'

/**
 * Answers with the page of a profile. A former handle, and one in capitals, leads to that of today. For whatever is hidden, was taken
 * down or never was it is one page, which says so with 404.
 */
export async function showPage(
  ctx: With<'vault' | 'settings'>,
  { profile_handle: given }: Input<typeof profilesEndpoints.showPage>,
): Promise<ByteAnswer> {
  const { language, words } = wordsFor(ctx)
  const { publicUrl: home, contentUrl } = ctx.ports.settings
  const beside = contentUrl.origin === home.origin ? undefined : home.origin
  const shown = await findShown(ctx, given)
  if (!shown) return answerPage(renderGone({ language, words }), { status: 404 })
  if (shown.handle !== given) return leadTo(`/@${shown.handle}`)
  const address = new URL(`/@${shown.handle}`, contentUrl)
  const html = shown.pages.get(language) ?? renderPage(shown, { language, words, address, home })
  shown.pages.set(language, html)
  return answerPage(html, { mayBeIndexed: shown.profile.may_be_indexed, beside })
}

/** Leads to the page of today, and not for good: a handle is another one's after a while. */
function leadTo(location: string): ByteAnswer {
  return {
    contentType: 'text/html; charset=utf-8',
    status: 302,
    sizeBytes: 0,
    headers: { ...headersOf({}), location },
    send: async () => undefined,
  }
}
