export const footerCss = `
.site-foot{background:var(--surface);color:var(--text);border-block-start:1px solid var(--line)}
.site-foot .in{inline-size:min(100% - 2*var(--gutter),var(--page));margin-inline:auto;padding-block:var(--space-6) var(--space-5);display:grid;gap:var(--space-5)}
`
