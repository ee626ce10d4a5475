import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryText } from '../testing.ts'
import { detectLanguage } from './detect-language.ts'

const runs = (text: string, languages: string[], languageCode?: string) =>
  detectLanguage(text, { languages, languageCode }).map((run) => [
    text.slice(run.start, run.end),
    run.language,
    run.readBy,
  ])

describe('a voice reads', () => {
  test.each([
    ['its own script', 'Hello, you 3!', ['en-US'], [['Hello, you 3!', 'en', 'voice']]],
    [
      'other languages in its own script',
      'Guten Tag und bis bald',
      ['en'],
      [['Guten Tag und bis bald', 'en', 'voice']],
    ],
    ['digits and marks', '1, 2, 3 …', ['ru'], [['1, 2, 3 …', 'ru', 'voice']]],
    ['Latin words inside its own script', 'Я люблю Python очень', ['ru'], [['Я люблю Python очень', 'ru', 'voice']]],
    ['acronyms inside Japanese', '今日のAIは', ['ja'], [['今日のAIは', 'ja', 'voice']]],
    ['Han without kana as its own', '東京', ['ja'], [['東京', 'ja', 'voice']]],
    ['Ukrainian with a Russian voice', 'Київ їде', ['ru'], [['Київ їде', 'ru', 'voice']]],
    [
      'either of two languages by what is written',
      'Der Hund und die Katze sind nicht da',
      ['en', 'de'],
      [['Der Hund und die Katze sind nicht da', 'de', 'voice']],
    ],
  ])('%s', (_, text, languages, expected) => {
    expect(runs(text, languages)).toEqual(expected)
  })

  test('a script in the language that was asked for', () => {
    expect(runs('Hund', ['en', 'de'], 'de')).toEqual([['Hund', 'de', 'voice']])
    expect(runs('東京', ['zh', 'ja'], 'ja')).toEqual([['東京', 'ja', 'voice']])
  })
})

describe('other voices read', () => {
  test.each([
    [
      'a word in between, marks included',
      'He said: «привет, мир» to me',
      [
        ['He said: ', 'en', 'voice'],
        ['«привет, мир» ', 'ru', 'other'],
        ['to me', 'en', 'voice'],
      ],
    ],
    ['Ukrainian', 'Їжак', [['Їжак', 'uk', 'other']]],
    ['Bulgarian', 'Той каза, че ще бъде тук', [['Той каза, че ще бъде тук', 'bg', 'other']]],
    ['Russian', 'объявление об этом', [['объявление об этом', 'ru', 'other']]],
    ['Greek', 'Καλημέρα', [['Καλημέρα', 'el', 'other']]],
    ['Arabic', 'صباح الخير', [['صباح الخير', 'ar', 'other']]],
    ['Persian', 'گل و پرنده', [['گل و پرنده', 'fa', 'other']]],
    ['Hindi', 'नमस्ते दुनिया', [['नमस्ते दुनिया', 'hi', 'other']]],
    ['Tamil', 'வணக்கம்', [['வணக்கம்', 'ta', 'other']]],
    ['Korean', '안녕하세요', [['안녕하세요', 'ko', 'other']]],
    ['Chinese', '今天天气很好。', [['今天天气很好。', 'zh', 'other']]],
    ['Japanese with kanji', '東京に行く。', [['東京に行く。', 'ja', 'other']]],
    ['kanji alone near kana', '東京。とても楽しい。', [['東京。とても楽しい。', 'ja', 'other']]],
    [
      'Chinese beside Japanese',
      'こんにちは。我们很好。',
      [
        ['こんにちは。', 'ja', 'other'],
        ['我们很好。', 'zh', 'other'],
      ],
    ],
    [
      'a script nobody is known for',
      'hi ᏣᎳᎩ',
      [
        ['hi ', 'en', 'voice'],
        ['ᏣᎳᎩ', undefined, 'other'],
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(runs(text, ['en'])).toEqual(expected)
  })

  test('English words inside Japanese', () => {
    expect(runs('これはcomputerです', ['ja'])).toEqual([
      ['これは', 'ja', 'voice'],
      ['computer', 'en', 'other'],
      ['です', 'ja', 'voice'],
    ])
  })

  test('Japanese sentences for a Chinese voice', () => {
    expect(runs('我很好。東京に行く。', ['cmn-CN'])).toEqual([
      ['我很好。', 'zh', 'voice'],
      ['東京に行く。', 'ja', 'other'],
    ])
  })
})

test('the runs of every text tile it, and neighbours differ', () => {
  fc.assert(
    fc.property(arbitraryText, fc.constantFrom('en', 'ja', 'zh', 'ru', 'ar'), (text, language) => {
      const found = detectLanguage(text, { languages: [language] })
      expect(found.map((run) => text.slice(run.start, run.end)).join('')).toBe(text)
      expect(found.every((run) => run.end > run.start)).toBe(true)
      const labels = found.map((run) => `${run.language} ${run.readBy}`)
      expect(labels.filter((label, index) => label === labels[index + 1])).toEqual([])
    }),
  )
})
