/** Runs in the thread of the sound: hands what the microphone hears to the page, a tenth of a second at a time. */

// No library of types knows the scope of a worklet.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void
declare const sampleRate: number

class Capture extends AudioWorkletProcessor {
  #block = new Float32Array(Math.round(sampleRate / 10))
  #filled = 0

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const channel = input?.[0]
    for (let at = 0; channel && at < channel.length;) {
      const part = channel.subarray(at, at + this.#block.length - this.#filled)
      this.#block.set(part, this.#filled)
      this.#filled += part.length
      at += part.length
      if (this.#filled === this.#block.length) this.#hand()
    }
    return true
  }

  #hand(): void {
    const block = this.#block
    this.#block = new Float32Array(block.length)
    this.#filled = 0
    this.port.postMessage(block, [block.buffer])
  }
}

registerProcessor('capture', Capture)
