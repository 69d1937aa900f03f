export const headerCss = `
.site-head{position:relative;z-index:5;background:var(--bg);color:var(--text);border-block-end:1px solid var(--line)}
.site-head.sticky{position:sticky;inset-block-start:0}
.site-head .in{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem var(--space-4);inline-size:min(100% - 2*var(--gutter),var(--page));margin-inline:auto;padding-block:.9rem}
.brand{display:inline-flex;align-items:center;gap:.65rem;font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-1);letter-spacing:var(--heading-tracking);line-height:1.1;text-decoration:none;color:var(--text)}
.brand .pic{border-radius:var(--radius-s);background:none}
.brand .pic>:is(img,svg){inline-size:auto;block-size:2.1rem;max-inline-size:12rem;object-fit:contain}
`
