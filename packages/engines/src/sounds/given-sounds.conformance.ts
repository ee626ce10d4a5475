import { expect, it } from 'vitest'
import type { PieceReport, SpeechEngine, SpeechPiece } from '../speech.ts'

type Heard = { readonly bytes: Uint8Array; readonly reports: readonly PieceReport[] }

/** Every engine that takes sounds must pass this; one that takes none must say so. */
export function givenSoundsConformance(
  engineOf: () => SpeechEngine,
  piece: (text: string) => SpeechPiece,
  speak: (pieces: readonly SpeechPiece[]) => Promise<Heard>,
): void {
  it('says given sounds in place of letters and marks the letters, or says that it cannot', async () => {
    const text = 'Please say tomato, now.'
    const given = { start: 11, end: 17, ipa: 'təˈmɑːtoʊ' }
    const plain = await engineOf().pronounce(piece(text))
    const pronounced = await engineOf().pronounce({ ...piece(text), sounds: [given] })
    if (!pronounced?.takesSounds) {
      const [report] = (await speak([{ ...piece(text), sounds: [given] }])).reports
      expect(report?.sounds).toEqual({ replaced: [], arePassedOver: true })
      return
    }
    expect(pronounced.ipa).not.toEqual(plain?.ipa)
    expect(pronounced.ipa.join('')).toMatch(/ˈɑ/)
    expect(pronounced.replaced).toEqual([])
    const odd = await engineOf().pronounce({ ...piece(text), sounds: [{ ...given, ipa: 'ɬaː' }] })
    expect(odd?.replaced).toContainEqual({ from: 'ɬ', to: 'l' })
    const told = await speak([{ ...piece(text), sounds: [{ ...given, ipa: 'ɬaː' }] }])
    expect(told.reports[0]?.sounds).toEqual({ replaced: odd?.replaced, arePassedOver: false })
    const { reports, bytes } = await speak([{ ...piece(text), sounds: [given] }])
    expect(reports[0]?.sounds).toEqual({ replaced: [], arePassedOver: false })
    const words = reports[0]?.words.map(({ textStart, textEnd }) => text.slice(textStart, textEnd))
    expect(words).toEqual(text.match(/\w+/g))
    expect(Buffer.compare(bytes, (await speak([piece(text)])).bytes)).not.toBe(0)
  })
}
