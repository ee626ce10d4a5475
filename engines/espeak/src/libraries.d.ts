/** The libraries come without declarations. These list what is used here. */
declare module '@echogarden/espeak-ng-emscripten' {
  export type EspeakEvent = {
    readonly type: string
    /** Code points of the text up to here, counted from 1. */
    readonly text_position: number
    /** Milliseconds from the first sample. */
    readonly audio_position: number
    /** A phoneme's name in IPA; empty for a pause. */
    readonly id?: string | number
  }

  export type EspeakVoice = {
    readonly identifier: string
    readonly languages: readonly { readonly name: string }[]
  }

  export type EspeakWorker = {
    rate: number
    pitch: number
    range: number
    readonly samplerate: number
    list_voices(): readonly EspeakVoice[]
    /** Returns 0 when the voice was found; otherwise the previous one stays. Unknown variants are ignored. */
    set_voice(name: string): number
    /** Blocks. The callback stops it by returning true; it must not throw. */
    synthesize(markup: string, callback: (samples: Int16Array, events: readonly EspeakEvent[]) => boolean): void
  }

  export type EspeakLibrary = {
    readonly HEAP32: Int32Array
    readonly HEAPU8: Uint8Array
    readonly FS: {
      readdir(path: string): readonly string[]
      readFile(path: string, options: { readonly encoding: 'utf8' }): string
    }
    readonly eSpeakNGWorker: new () => EspeakWorker
  }

  export default function createEspeak(options: { locateFile(name: string): string }): Promise<EspeakLibrary>
}

declare module 'kuromoji' {
  export type JapaneseToken = {
    readonly surface_form: string
    /** Part of speech, in Japanese. */
    readonly pos: string
    readonly pos_detail_1: string
    /** Katakana; missing for words the dictionary does not know. */
    readonly reading?: string | null
    readonly pronunciation?: string | null
  }

  export type JapaneseTokenizer = { tokenize(text: string): readonly JapaneseToken[] }

  const kuromoji: {
    builder(options: { readonly dicPath: string }): {
      build(done: (error: Error | null, tokenizer: JapaneseTokenizer) => void): void
    }
  }
  export default kuromoji
}
