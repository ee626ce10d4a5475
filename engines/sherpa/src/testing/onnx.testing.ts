/** Writes ONNX models of a few nodes: just enough of the format for a real runtime to load and run them. */

export const float = 1
export const int32 = 6
export const int64 = 7

type Dimension = number | string

function varint(integer: number): Buffer {
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(integer))
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest > 0n ? low | 128 : low)
  } while (rest > 0n)
  return Buffer.from(bytes)
}

function bytesField(field: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes])
}

function textField(field: number, text: string): Buffer {
  return bytesField(field, Buffer.from(text))
}

function numberField(field: number, integer: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(integer)])
}

/** Encodes a constant of an ONNX graph. */
export function tensor(name: string, type: number, dims: readonly number[], values: readonly number[]): Buffer {
  const data = type === float ? Float32Array.from(values) : BigInt64Array.from(values, BigInt)
  return Buffer.concat([
    ...dims.map((dim) => numberField(1, dim)),
    numberField(2, type),
    textField(8, name),
    bytesField(9, new Uint8Array(data.buffer)),
  ])
}

/** Encodes the description of an input or output of an ONNX model. */
export function value(name: string, type: number, dims: readonly Dimension[]): Buffer {
  const shape = dims.map((dim) => bytesField(1, typeof dim === 'string' ? textField(2, dim) : numberField(1, dim)))
  const described = Buffer.concat([numberField(1, type), bytesField(2, Buffer.concat(shape))])
  return Buffer.concat([textField(1, name), bytesField(2, bytesField(1, described))])
}

/** Encodes a node of an ONNX graph, with whole numbers or lists of them as attributes. */
export function node(
  operation: string,
  inputs: readonly string[],
  output: string,
  attributes: Readonly<Record<string, number | readonly number[]>> = {},
): Buffer {
  const written = Object.entries(attributes).map(([name, given]) =>
    typeof given === 'number'
      ? Buffer.concat([textField(1, name), numberField(3, given), numberField(20, 2)])
      : Buffer.concat([textField(1, name), ...given.map((item) => numberField(8, item)), numberField(20, 7)]),
  )
  return Buffer.concat([
    ...inputs.map((input) => textField(1, input)),
    textField(2, output),
    textField(4, operation),
    ...written.map((attribute) => bytesField(5, attribute)),
  ])
}

export type OnnxParts = {
  readonly nodes: readonly Buffer[]
  readonly constants: readonly Buffer[]
  readonly inputs: readonly Buffer[]
  readonly outputs: readonly Buffer[]
  readonly facts?: Readonly<Record<string, string | number>>
}

/** Encodes an ONNX model, with `facts` as its metadata. */
export function onnxModel({ nodes, constants, inputs, outputs, facts = {} }: OnnxParts): Buffer {
  const graph = Buffer.concat([
    ...nodes.map((item) => bytesField(1, item)),
    textField(2, 'tiny'),
    ...constants.map((item) => bytesField(5, item)),
    ...inputs.map((item) => bytesField(11, item)),
    ...outputs.map((item) => bytesField(12, item)),
  ])
  const operators = Buffer.concat([textField(1, ''), numberField(2, 13)])
  const said = Object.entries(facts).map(([key, fact]) =>
    bytesField(14, Buffer.concat([textField(1, key), textField(2, String(fact))])),
  )
  return Buffer.concat([numberField(1, 8), bytesField(8, operators), bytesField(7, graph), ...said])
}
