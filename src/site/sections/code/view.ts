import type * as z from 'zod'
import { html } from '../../render/markup.ts'
import type { SectionView } from '../../render/scope.ts'
import type { code } from './index.ts'

type Props = z.output<typeof code.props>

export const codeView: SectionView<Props> = {
  islands: () => ['copy'],
  render: (props, scope) => {
    const { filename, caption, language, variant } = props
    const { copy, copied } = scope.words
    const name = filename || caption || language
    const said = filename || caption
    const lines = props.code.replace(/\n$/, '').split('\n')
    const text =
      variant === 'numbered' ? lines.map((line) => html`<span class="line">${line}${'\n'}</span>`) : lines.join('\n')
    const kind = language && html` class="language-${language}"`
    const label = name && html` aria-label="${name}"`
    return html`<figure class="listing">
      ${
        said &&
        html`<figcaption>
          ${filename && html`<span class="file" ${scope.edit('filename')}>${filename}</span>`}
          ${caption && html`<span ${scope.edit('caption')}>${caption}</span>`}
        </figcaption>`
      }
      <pre tabindex="0" role="group"${label || html` aria-label="${copy}"`}><code${kind}>${text}</code></pre>
      <button class="copy" type="button" data-copied="${copied}" aria-live="polite" hidden>${copy}</button>
    </figure>`
  },
  css: `
.s-code .listing{position:relative;inline-size:100%;min-inline-size:0;text-align:start}
.s-code figcaption{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1em 1.4em;margin:0;padding:.75em var(--space-4)}
.s-code .listing:has(.copy:not([hidden])) figcaption{padding-inline-end:7rem}
.s-code .file{font:600 .95em var(--font-mono);color:var(--text)}
.s-code pre{overflow-x:auto;padding:var(--space-4);font:.9em/1.65 var(--font-mono);tab-size:2}
.s-code code{font:inherit}
.s-code .copy{position:absolute;inset-block-start:.45em;inset-inline-end:var(--space-3);padding:.3em .8em;border:1px solid var(--line);border-radius:var(--radius-s);background:var(--ground,var(--bg));font-size:var(--step--1);cursor:pointer}
.s-code .copy:hover{border-color:var(--text)}
.s-code.v-plain .listing{border:1px solid var(--line);border-radius:var(--radius);background:var(--card,var(--surface))}
.s-code.v-plain figcaption{border-block-end:1px solid var(--line)}
.s-code.v-numbered pre{padding:var(--space-3) 0;border-block:1px solid var(--line);counter-reset:line}
.s-code.v-numbered figcaption{padding-inline-start:0}
.s-code.v-numbered .copy{inset-inline-end:0}
.s-code .line{display:block;counter-increment:line}
.s-code .line::before{content:counter(line);display:inline-block;inline-size:3.2em;margin-inline-end:1.4em;padding-inline-end:1em;border-inline-end:1px solid var(--line);color:var(--muted);text-align:end}
`,
}
