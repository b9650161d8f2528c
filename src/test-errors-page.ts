import { problemCodes } from './platform/problem-codes.ts'

/** `docs/errors.md`, made from the list of codes. `npm run errors` writes it. */
export function errorsPage(): string {
  const rows = Object.entries(problemCodes).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  return `${head}\n\n${['| code | what it means |', '|---|---|', ...rows].join('\n')}\n`
}

const head = `# Codes of the API

A refused request is answered with a problem (RFC 9457): \`type\` and \`title\`, which follow from the code, \`status\`, a \`code\` of this list, \`fields\` with a code for each value that was not taken (\`required\`, \`too_long\` …), and the \`requestId\` under which the log has it. Sentences for people are the page's own. A code keeps its meaning; new ones may come.

\`<noun>.not_found\` (404) is not listed: nothing of that name is there, or not for this reader.

The site shows the same list at \`/api/docs/errors\`. This page is made from \`src/platform/problem-codes.ts\` by \`npm run errors\`.`
