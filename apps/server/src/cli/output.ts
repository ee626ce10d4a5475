/** How a command answers: lines for people, one JSON object for programs. Standard output carries nothing else. */
export type Output = {
  /** `facts` become a table of two columns, or the JSON object. */
  facts(facts: Readonly<Record<string, string | number | boolean | null>>): void
  /** Only for people. */
  line(text: string): void
  /** Structured answers whose text differs from their data. */
  answer(data: unknown, text: string): void
}

/** Creates the output of a command: JSON on one line, or text for people. */
export function createOutput(json: boolean, write: (text: string) => void): Output {
  const print = (data: unknown) => write(`${JSON.stringify(data)}\n`)
  return {
    facts(facts) {
      if (json) return print(facts)
      const width = Math.max(...Object.keys(facts).map((name) => name.length))
      for (const [name, value] of Object.entries(facts)) write(`${name.padEnd(width)}  ${value ?? '-'}\n`)
    },
    line(text) {
      if (!json) write(`${text}\n`)
    },
    answer(data, text) {
      if (json) print(data)
      else write(`${text}\n`)
    },
  }
}
