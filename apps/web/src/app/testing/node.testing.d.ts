/** What the server of a test needs of Node; the types of all of it would let a page use what no browser has. */
declare module 'node:http' {
  export type IncomingMessage = {
    readonly method?: string
    readonly url?: string
    readonly headers: Readonly<Record<string, string | undefined>>
  }
  export type ServerResponse = {
    /** Breaks the connection off without an answer. */
    destroy(): void
    writeHead(status: number, headers: Readonly<Record<string, string>>): ServerResponse
    end(body?: string | Uint8Array): void
  }
  export type Server = {
    listen(port: number, host: string, then: () => void): void
    address(): { readonly port: number } | string | null
    close(then: () => void): void
    closeAllConnections(): void
  }
  export function createServer(answer: (request: IncomingMessage, response: ServerResponse) => void): Server
}

declare module 'node:fs' {
  export function readFileSync(path: string): Uint8Array
  export function readFileSync(path: string, encoding: 'utf8'): string
}

declare module 'node:module' {
  export function createRequire(from: string): { resolve(name: string): string }
}
