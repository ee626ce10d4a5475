/** The libraries come without declarations. These list what is used here, from their C headers. */
declare module '@echogarden/speex-resampler-wasm/simd' {
  export type SpeexLibrary = {
    readonly HEAPF32: Float32Array
    readonly HEAP32: Int32Array
    _malloc(sizeBytes: number): number
    _free(address: number): void
    /** Returns the address of the state, 0 on failure. */
    _speex_resampler_init(channels: number, inHz: number, outHz: number, quality: number, error: number): number
    _speex_resampler_destroy(state: number): void
    _speex_resampler_reset_mem(state: number): number
    _speex_resampler_skip_zeros(state: number): number
    _speex_resampler_get_input_latency(state: number): number
    /** Lengths are addresses of uint32, updated with what was read and written. Returns 0 when all is well. */
    _speex_resampler_process_float(
      state: number,
      channel: number,
      input: number,
      inputLength: number,
      output: number,
      outputLength: number,
    ): number
  }
  export default function createSpeex(options: {
    instantiateWasm(imports: object, receive: (instance: object) => object): object
  }): Promise<SpeexLibrary>
}

declare module '@echogarden/sonic-wasm' {
  export type SonicLibrary = {
    readonly HEAPF32: Float32Array
    readonly HEAP32: Int32Array
    _malloc(sizeBytes: number): number
    _free(address: number): void
    /** Returns the address of the stream, 0 on failure. */
    _sonicCreateStream(sampleRateHz: number, channels: number): number
    _sonicDestroyStream(stream: number): void
    _sonicSetSpeed(stream: number, speed: number): void
    /** Returns 0 only when memory ran out. */
    _sonicWriteFloatToStream(stream: number, samples: number, count: number): number
    _sonicReadFloatFromStream(stream: number, samples: number, maxCount: number): number
    _sonicFlushStream(stream: number): number
  }
  export default function createSonic(options: {
    instantiateWasm(imports: object, receive: (instance: object) => object): object
  }): Promise<SonicLibrary>
}

declare module '@echogarden/rnnoise-wasm' {
  export type RnnoiseLibrary = {
    readonly HEAPF32: Float32Array
    readonly HEAP32: Int32Array
    _malloc(sizeBytes: number): number
    _free(address: number): void
    /** Takes the address of a model, 0 for the built-in one. Returns the address of the state, 0 on failure. */
    _rnnoise_create(model: number): number
    _rnnoise_init(state: number, model: number): number
    _rnnoise_destroy(state: number): void
    /** 480 floats in and out, −32768…32767. Returns how likely the frame is speech, 0…1. */
    _rnnoise_process_frame(state: number, output: number, input: number): number
  }
  export default function createRnnoise(options: {
    instantiateWasm(imports: object, receive: (instance: object) => object): object
  }): Promise<RnnoiseLibrary>
}

declare module '@echogarden/fvad-wasm' {
  export type FvadLibrary = {
    readonly HEAPF32: Float32Array
    readonly HEAP32: Int32Array
    readonly HEAP16: Int16Array
    _malloc(sizeBytes: number): number
    _free(address: number): void
    /** Returns the address of the state, 0 on failure. */
    _fvad_new(): number
    _fvad_free(state: number): void
    /** Forgets everything, mode and rate included. */
    _fvad_reset(state: number): void
    /** 0 (lets much pass as speech) … 3 (little). */
    _fvad_set_mode(state: number, mode: number): number
    _fvad_set_sample_rate(state: number, sampleRateHz: number): number
    /** Takes 10, 20 or 30 ms of 16-bit samples. Returns 1 for speech, 0 for none, −1 for a length it does not take. */
    _fvad_process(state: number, samples: number, count: number): number
  }
  export default function createFvad(options: {
    instantiateWasm(imports: object, receive: (instance: object) => object): object
  }): Promise<FvadLibrary>
}
