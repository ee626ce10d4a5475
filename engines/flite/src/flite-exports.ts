import {
  ByteReader,
  codeOf,
  functionNamesOf,
  readSections,
  sectionId,
  unsignedBytes,
  writeSections,
  type WasmSection,
} from './wasm-binary.ts'

/** The parts of flite's C interface that are used here, by their names in its headers. */
export const fliteFunctions = [
  '__wasm_call_ctors',
  'malloc',
  'free',
  'flite_init',
  'flite_set_voice_list',
  'flite_set_lang_list',
  'register_cmu_us_slt',
  'register_cmu_us_rms',
  'register_cmu_us_awb',
  'register_cmu_us_kal16',
  'register_cmu_us_kal',
  'new_utterance',
  'delete_utterance',
  'utt_init',
  'utt_set_input_text',
  'utt_synth',
  'default_tokenization',
  'utt_synth_tokens',
  'item_set_string',
  'utt_wave',
  'utt_relation',
  'relation_head',
  'item_next',
  'item_prev',
  'item_parent',
  'item_daughter',
  'item_last_daughter',
  'item_as',
  'item_feat_present',
  'item_feat_float',
  'item_feat_string',
  'feat_set',
  'feat_set_float',
  'feat_val',
  'new_audio_streaming_info',
  'audio_streaming_info_val',
] as const

export type FliteFunction = (typeof fliteFunctions)[number]

/** The exported functions take and return addresses and numbers. */
export type FliteApi = { readonly [Name in FliteFunction]: (...args: readonly number[]) => number }

/** The function that flite calls with finished audio, and the name its table is exported under. */
const chunkFunction = 'audio_stream_chunk'
export const tableExport = 'function_table'

export type PatchedFlite = {
  readonly binary: Uint8Array
  readonly chunkFunctionIndex: number
  /** Where the 64-bit state of the C library's `rand` lives. */
  readonly randomStateAddress: number
}

const opcode = { i32Const: 0x41, i64Load: 0x29 } as const

/**
 * Reads from the code of `rand` the address of its state: the function begins by loading it at constant 0 plus an
 * offset. Throws RangeError for other code.
 */
function randomStateAddressOf(code: Uint8Array): number {
  const reader = new ByteReader(code)
  for (let groups = reader.unsigned(); groups > 0; groups--) {
    reader.unsigned()
    reader.byte()
  }
  let instruction = reader.byte()
  while (instruction === opcode.i32Const && reader.unsigned() === 0) instruction = reader.byte()
  if (instruction !== opcode.i64Load) throw new RangeError('rand does not begin by loading its state')
  reader.unsigned()
  return reader.unsigned()
}

function exportEntry(name: string, kind: 'function' | 'table', index: number): Uint8Array {
  const text = Buffer.from(name)
  return Buffer.concat([
    unsignedBytes(text.length),
    text,
    Uint8Array.of(kind === 'function' ? 0 : 1),
    unsignedBytes(index),
  ])
}

function withExports(section: WasmSection, entries: readonly Uint8Array[]): WasmSection {
  const reader = new ByteReader(section.body)
  const count = reader.unsigned()
  const existing = section.body.subarray(unsignedBytes(count).length)
  return { id: section.id, body: Buffer.concat([unsignedBytes(count + entries.length), existing, ...entries]) }
}

function countOf(sections: readonly WasmSection[], id: number): number {
  const section = sections.find((candidate) => candidate.id === id)
  return section ? new ByteReader(section.body).unsigned() : 0
}

/**
 * Turns the flite command into a library: its functions are found in the name section and exported.
 * Debugging sections are dropped. Throws RangeError when anything is not where it is expected.
 */
export function patchFlite(binary: Uint8Array): PatchedFlite {
  const sections = readSections(binary)
  const names = functionNamesOf(sections)
  const indexOf = (name: string): number => {
    const index = names.get(name)
    if (index === undefined) throw new RangeError(`flite has no function ${name}`)
    return index
  }
  const added = [
    ...fliteFunctions.map((name) => exportEntry(name, 'function', indexOf(name))),
    exportEntry(tableExport, 'table', 0),
  ]
  const kept = sections.filter(({ id }) => id !== sectionId.custom)
  return {
    binary: writeSections(
      binary,
      kept.map((section) => (section.id === sectionId.export ? withExports(section, added) : section)),
    ),
    chunkFunctionIndex: indexOf(chunkFunction),
    randomStateAddress: randomStateAddressOf(codeOf(sections, indexOf('rand'), countOf(sections, sectionId.import))),
  }
}
