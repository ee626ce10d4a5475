/** The parts of a source file that people word: its comments, and its code without texts. Line breaks stay where they are. */
export type CodeParts = { readonly comments: string; readonly names: string }

const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** Takes a source file apart. Texts are left out on both sides: they belong to addresses, tables, screens and logs. */
export function codeParts(text: string): CodeParts {
  let comments = ''
  let names = ''
  let end = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const code = text.slice(end, index)
    const isComment = token.startsWith('/')
    names += code + lineBreaks(token)
    comments += lineBreaks(code) + (isComment ? token : lineBreaks(token))
    end = index + token.length
  }
  return { comments: comments + lineBreaks(text.slice(end)), names: names + text.slice(end) }
}

function lineBreaks(text: string): string {
  return text.replaceAll(/[^\n]+/g, '')
}
