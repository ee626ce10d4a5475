import type { ReactNode } from 'react'
import { Code } from './samples.tsx'

/** Shows a guide of this project, written in the Markdown that its guides use. The title is left out. */
export function Markdown({ text }: { readonly text: string }) {
  const blocks = blocksOf(text.replace(/^# .*\n/u, ''))
  return (
    <div className="prose flex flex-col gap-4">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function blocksOf(text: string): readonly string[] {
  const parts = text.split(/^(```[\s\S]*?^```)$/mu)
  return parts
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/u)))
    .filter((part) => part.trim() !== '' && !part.trim().startsWith('<!--'))
}

function Block({ block }: { readonly block: string }) {
  const text = block.trim()
  if (text.startsWith('```')) return <CodeBlock text={text} />
  if (text.startsWith('#')) return <Heading text={text.replace(/^#+\s*/u, '')} />
  if (text.startsWith('|')) return <Table lines={text.split('\n')} />
  if (text.startsWith('- '))
    return (
      <ul className="flex max-w-[47.5rem] list-disc flex-col gap-2 pl-5">
        {text
          .slice(2)
          .split(/\n- /u)
          .map((item, index) => (
            <li key={index}>{inline(item)}</li>
          ))}
      </ul>
    )
  return <p className="max-w-[47.5rem]">{inline(text)}</p>
}

function CodeBlock({ text }: { readonly text: string }) {
  return (
    <div className="max-w-[47.5rem] rounded-lg bg-surface p-2">
      <Code code={text.replace(/^```.*\n/u, '').replace(/\n```$/u, '')} />
    </div>
  )
}

function Heading({ text }: { readonly text: string }) {
  const id = text.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')
  return (
    <h2 id={id} className="pt-6 text-xl font-semibold tracking-tight">
      {text}
    </h2>
  )
}

function Table({ lines: [head = '', , ...rows] }: { readonly lines: readonly string[] }) {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/gu, '')
      .split('|')
      .map((cell) => cell.trim())
  return (
    <table className="w-full border-collapse text-xs">
      <thead>
        <tr>
          {cells(head).map((cell, index) => (
            <th key={index} scope="col" className="py-2 pr-4 text-left font-medium text-muted">
              {inline(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-t border-line align-top">
            {cells(row).map((cell, index) => (
              <td key={index} className="py-2 pr-4 wrap-anywhere sm:wrap-break-word">
                {inline(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Names a sound that the instance makes for whoever asks first: nothing of it is fetched before. It is played on the page; without a script the
 * link leads to the sound itself.
 */
function Sound({ address, name }: { readonly address: string; readonly name: string }) {
  return (
    <a
      href={address}
      data-sound=""
      className="underline underline-offset-4 aria-busy:opacity-60 aria-current:text-accent"
    >
      {name}
    </a>
  )
}

/** Links inside the repository lead nowhere from here: their words stay. */
function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/u).map((part, index) => {
    if (part.startsWith('`'))
      return (
        <code key={index} className="font-mono text-[0.9em] wrap-anywhere">
          {part.slice(1, -1)}
        </code>
      )
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>
    const [, words, target = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/u.exec(part) ?? []
    if (words === undefined) return part
    if (target.startsWith('/v1/')) return <Sound key={index} address={target} name={words} />
    return target.startsWith('https:') ? (
      <a key={index} href={target} className="underline underline-offset-4">
        {words}
      </a>
    ) : (
      words
    )
  })
}
