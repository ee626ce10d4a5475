/** Numbers of WASI snapshot preview 1. */
const ok = 0
const badDescriptor = 8
const noSuchFile = 44
const createFlag = 1
const truncateFlag = 8
const statusBytes = 24
const allRights = 0xffff_ffff_ffff_ffffn

const directory = 3
const directoryName = Buffer.from('/')

type MemoryFile = { bytes: Uint8Array; sizeBytes: number }
type Descriptor = { readonly file: MemoryFile; at: number }
type Transfer = (descriptor: Descriptor, part: Uint8Array) => number

/** Thrown by `proc_exit`, which must not return. */
export class CommandExit extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the command ended with status ${status}`)
    this.status = status
  }
}

/** Copies from the file into the part and moves on. Returns how much there was. */
const read: Transfer = (descriptor, part) => {
  const { bytes, sizeBytes } = descriptor.file
  const piece = bytes.subarray(descriptor.at, Math.min(sizeBytes, descriptor.at + part.length))
  part.set(piece)
  descriptor.at += piece.length
  return piece.length
}

/** Copies the part into the file, which grows as it must. */
const write: Transfer = (descriptor, part) => {
  const { file, at } = descriptor
  const end = at + part.length
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, file.bytes.length * 2))
    larger.set(file.bytes)
    file.bytes = larger
  }
  file.bytes.set(part, at)
  file.sizeBytes = Math.max(file.sizeBytes, end)
  descriptor.at = end
  return part.length
}

/** All that a WASI command needs when it reads and writes a few files in one directory: no disk, no clock. */
export class MemoryFiles {
  readonly #args: readonly Buffer[]
  readonly #files = new Map<string, MemoryFile>()
  readonly #open = new Map<number, Descriptor>()
  readonly #memory: () => ArrayBuffer
  #nextDescriptor = directory + 1

  constructor(args: readonly string[], files: Readonly<Record<string, Uint8Array>>, memory: () => ArrayBuffer) {
    this.#args = args.map((arg) => Buffer.from(`${arg}\0`))
    this.#memory = memory
    for (const [name, bytes] of Object.entries(files)) this.#files.set(name, { bytes, sizeBytes: bytes.length })
  }

  /** What a file holds by now. */
  contentOf(name: string): Uint8Array | undefined {
    const file = this.#files.get(name)
    return file?.bytes.subarray(0, file.sizeBytes)
  }

  /** What the command imports as `wasi_snapshot_preview1`. */
  calls(): object {
    return {
      ...this.#argumentCalls(),
      ...this.#directoryCalls(),
      ...this.#fileCalls(),
      clock_time_get: () => ok,
      proc_exit: (status: number) => {
        throw new CommandExit(status)
      },
    }
  }

  #store(address: number, value: number): void {
    new DataView(this.#memory()).setUint32(address, value, true)
  }

  #argumentCalls(): object {
    return {
      args_sizes_get: (count: number, sizeBytes: number) => {
        this.#store(count, this.#args.length)
        this.#store(sizeBytes, Buffer.concat(this.#args).length)
        return ok
      },
      args_get: (pointers: number, buffer: number) => {
        let at = buffer
        for (const [index, arg] of this.#args.entries()) {
          this.#store(pointers + 4 * index, at)
          new Uint8Array(this.#memory()).set(arg, at)
          at += arg.length
        }
        return ok
      },
    }
  }

  #directoryCalls(): object {
    return {
      fd_prestat_get: (fd: number, status: number) => {
        if (fd !== directory) return badDescriptor
        this.#store(status, 0)
        this.#store(status + 4, directoryName.length)
        return ok
      },
      fd_prestat_dir_name: (_fd: number, path: number) => {
        new Uint8Array(this.#memory()).set(directoryName, path)
        return ok
      },
      path_open: (...args: readonly (number | bigint)[]) => {
        const [, , path, length, flags] = args.map(Number)
        const name = Buffer.from(this.#memory(), path, length).toString('utf8')
        const fd = this.#openFile(name, flags ?? 0)
        if (fd === undefined) return noSuchFile
        this.#store(Number(args.at(-1)), fd)
        return ok
      },
    }
  }

  #fileCalls(): object {
    return {
      fd_read: (...args: readonly number[]) => this.#transfer(read, args),
      fd_write: (...args: readonly number[]) => this.#transfer(write, args),
      fd_close: (fd: number) => (this.#open.delete(fd) ? ok : badDescriptor),
      fd_fdstat_get: (_fd: number, status: number) => {
        new Uint8Array(this.#memory(), status, statusBytes).fill(0)
        const view = new DataView(this.#memory())
        view.setBigUint64(status + 8, allRights, true)
        view.setBigUint64(status + 16, allRights, true)
        return ok
      },
      fd_fdstat_set_flags: () => ok,
      fd_seek: (fd: number, offset: bigint, whence: number, result: number) => {
        const open = this.#open.get(fd)
        if (!open) return badDescriptor
        const origins = [0, open.at, open.file.sizeBytes]
        open.at = (origins[whence] ?? 0) + Number(offset)
        new DataView(this.#memory()).setBigUint64(result, BigInt(open.at), true)
        return ok
      },
    }
  }

  #openFile(name: string, flags: number): number | undefined {
    const known = this.#files.get(name)
    if (!known && (flags & createFlag) === 0) return undefined
    const file = known && (flags & truncateFlag) === 0 ? known : { bytes: new Uint8Array(65_536), sizeBytes: 0 }
    this.#files.set(name, file)
    const fd = this.#nextDescriptor++
    this.#open.set(fd, { file, at: 0 })
    return fd
  }

  /** Scattered read or write; standard output and error, which are not open here, swallow what they get. */
  #transfer(transfer: Transfer, args: readonly number[]): number {
    const [fd = 0, vectors = 0, count = 0, result = 0] = args
    const open = this.#open.get(fd)
    if (!open && (transfer === read || fd > 2)) return badDescriptor
    const view = new DataView(this.#memory())
    let total = 0
    for (let at = 0; at < count; at++) {
      const part = new Uint8Array(
        this.#memory(),
        view.getUint32(vectors + 8 * at, true),
        view.getUint32(vectors + 8 * at + 4, true),
      )
      total += open ? transfer(open, part) : part.length
    }
    this.#store(result, total)
    return ok
  }
}
