import { confidenceOf, type Paragraph, textOf } from '@vireo/transcripts'
import { memo } from 'react'

import { transcriptionWords } from '../words.ts'

const unsureBelow = 0.5
/** What is said is kept clear of the bars above and below, and of a film. */
const wordLook =
  'rounded-sm scroll-mt-(--words-top) scroll-mb-40 data-said:bg-accent-soft data-said:text-accent data-found:bg-warning-soft data-[found=here]:outline-2'
const unsureLook = 'decoration-warning decoration-dotted underline underline-offset-4'

type ParagraphTextProps = { readonly paragraph: Paragraph; readonly isNear: boolean }

/** Shows what is said in a paragraph; near the screen word for word, so that each is marked and found. */
export const ParagraphText = memo(function ParagraphText({ paragraph, isNear }: ParagraphTextProps) {
  return (
    <p dir="auto" data-words={isNear ? '' : undefined} className="leading-7 break-words whitespace-pre-wrap">
      {isNear
        ? paragraph.tokens.map((token, at) =>
            token.type === 'spacing' ? (
              token.text
            ) : (
              <span
                // A word has no name of its own: it is the one at this place.
                key={`${at} ${token.text}`}
                data-token={at}
                title={confidenceOf(token) < unsureBelow ? transcriptionWords.unsure : undefined}
                className={confidenceOf(token) < unsureBelow ? `${wordLook} ${unsureLook}` : wordLook}
              >
                {token.text}
              </span>
            ),
          )
        : textOf(paragraph.tokens)}
    </p>
  )
})
