import { whyNotKept } from './why-not-kept.ts'

/** Sends no text again that was refused for what it says: whoever asks for it is told the same until it is changed. */
export function untilChanged<Text>(send: (text: Text) => Promise<void>): (text: Text) => Promise<void> {
  let unfit: { readonly text: Text; readonly error: unknown } | undefined
  return async (text) => {
    if (unfit?.text === text) throw unfit.error
    try {
      await send(text)
    } catch (error) {
      if (whyNotKept(error) === 'unfit') unfit = { text, error }
      throw error
    }
  }
}
