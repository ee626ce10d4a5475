// @ts-check
// Our own lint rules, loaded by oxlint. Plain JavaScript, because oxlint reads plugins without a compiler on Node 20.

/**
 * The few fields of a syntax node that the rules read.
 * @typedef {{
 *   type: string, name?: string, value?: unknown, computed?: boolean,
 *   object?: SyntaxNode, property?: SyntaxNode, callee?: SyntaxNode, imported?: SyntaxNode, source?: SyntaxNode,
 *   arguments?: SyntaxNode[], specifiers?: SyntaxNode[], quasis?: { value: { raw: string } }[],
 * }} SyntaxNode
 * @typedef {{ report(problem: { node: SyntaxNode, message: string }): void }} Context
 */

const SQL =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+[\w".]+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\(|alter\s+table\s|create\s+(table|index|unique)\s)/i

const askTheClock = {
  /** @param {Context} context */
  create(context) {
    const message = 'Ask the context for the time: ctx.now(). A test can then say what time it is.'
    return {
      /** @param {SyntaxNode} node */
      NewExpression(node) {
        if (node.callee?.name === 'Date' && node.arguments?.length === 0) context.report({ node, message })
      },
      /** @param {SyntaxNode} node */
      CallExpression(node) {
        if (node.callee?.name === 'Date' || isMember(node.callee, 'Date', 'now')) context.report({ node, message })
      },
    }
  },
}

const configOnly = {
  /** @param {Context} context */
  create(context) {
    const message =
      'Only config.ts reads the environment: add a described, validated field there and pass the value on.'
    return {
      /** @param {SyntaxNode} node */
      MemberExpression(node) {
        if (isMember(node, 'process', 'env')) context.report({ node, message })
      },
      /** @param {SyntaxNode} node */
      ImportDeclaration(node) {
        const fromProcess = node.source?.value === 'node:process' || node.source?.value === 'process'
        const takesEnv = node.specifiers?.some((specifier) => specifier.imported?.name === 'env')
        if (fromProcess && takesEnv) context.report({ node, message })
      },
    }
  },
}

const sqlInStores = {
  /** @param {Context} context */
  create(context) {
    const message = 'Queries live in *-store.ts and in migrations: move this one to the store of its slice.'
    return {
      /** @param {SyntaxNode} node */
      TemplateLiteral(node) {
        if (isSql(node.quasis?.[0]?.value.raw ?? '')) context.report({ node, message })
      },
      /** @param {SyntaxNode} node */
      Literal(node) {
        if (typeof node.value === 'string' && isSql(node.value)) context.report({ node, message })
      },
    }
  },
}

/**
 * Sentences for people begin with one capital letter ("Delete from history"), statements with none or all of them.
 * @param {string} text
 */
function isSql(text) {
  return SQL.test(text) && !/^\s*[A-Z][a-z]/.test(text)
}

/**
 * @param {SyntaxNode | undefined} node
 * @param {string} object
 * @param {string} property
 */
function isMember(node, object, property) {
  if (node?.type !== 'MemberExpression' || node.object?.name !== object) return false
  return node.computed ? node.property?.value === property : node.property?.name === property
}

export default {
  meta: { name: 'vireo' },
  rules: { 'ask-the-clock': askTheClock, 'config-only': configOnly, 'sql-in-stores': sqlInStores },
}
