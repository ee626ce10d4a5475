const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
// Everyday characters that Japanese does not write.
const chineseOnly = /[们这说吗呢你她哪么样给让还对时间个們這說嗎妳麼樣讓還很啊吧]/u

/** What tells Chinese from Japanese beyond the text itself. */
export type HanHint = 'ja' | 'zh' | undefined

/**
 * Decides for each place of a text whether Han characters there are Japanese or Chinese: Japanese when
 * kana stands in the same sentence; otherwise what the caller asked for; otherwise Japanese when kana
 * stands elsewhere in the text and nothing is written that only Chinese writes; otherwise the voice's
 * own language, and Chinese when that says nothing.
 */
export function hanLanguages(text: string, asked: HanHint, voice: HanHint): (index: number) => 'ja' | 'zh' {
  const textHasKana = kana.test(text)
  const windows: { end: number; language: 'ja' | 'zh' }[] = []
  for (const match of text.matchAll(/[^。！？!?\n]*[。！？!?\n]*/gu)) {
    if (match[0] === '') continue
    windows.push({ end: match.index + match[0].length, language: decide(match[0], textHasKana, asked, voice) })
  }
  let at = 0
  return (index) => {
    if (index < (windows[at - 1]?.end ?? 0)) at = 0
    while (at < windows.length - 1 && index >= (windows[at]?.end ?? 0)) at++
    return windows[at]?.language ?? 'zh'
  }
}

function decide(sentence: string, textHasKana: boolean, asked: HanHint, voice: HanHint): 'ja' | 'zh' {
  if (kana.test(sentence)) return 'ja'
  if (asked) return asked
  if (textHasKana && !chineseOnly.test(sentence)) return 'ja'
  return voice ?? 'zh'
}
