export const footerCss = `
.site-foot{position:sticky;inset-block-start:100dvh;background:var(--surface);color:var(--text);font-size:calc(var(--step-0)*.95)}
.site-foot .in{display:grid;gap:var(--space-5);inline-size:min(100% - 2*var(--gutter),var(--page));margin-inline:auto;padding-block:calc(var(--section)*.7) var(--space-4)}
.site-foot .top{display:flex;flex-wrap:wrap;gap:var(--space-5) var(--space-7);align-items:start}
.site-foot .who{display:grid;gap:var(--space-3);flex:1 1 14rem;justify-items:start}
.site-foot .cols{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:var(--space-4) var(--space-5);flex:3 1 26rem}
.site-foot .title{margin-block-end:.6em;font-weight:600}
.site-foot :is(.list,.plain){display:grid;gap:.35em}
.site-foot .plain{flex:2 1 20rem;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr))}
.site-foot :is(.list,.plain,.social) a{display:inline-block;padding-block:.15em;text-decoration-color:transparent}
.site-foot :is(.list,.plain,.social) a:hover{text-decoration-color:var(--accent)}
.site-foot .social{display:flex;flex-wrap:wrap;gap:.2em 1.2em}
.site-foot .end{display:flex;flex-wrap:wrap;gap:var(--space-3) var(--space-5);align-items:center;justify-content:space-between;padding-block-start:var(--space-3);border-block-start:1px solid var(--line);color:var(--muted);font-size:var(--step--1)}
.site-foot .legal{display:grid;gap:.3em;max-inline-size:44rem}
.site-foot .tools{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem}
.site-foot .site-langs>.drop{inset-block:auto 100%;inset-inline:auto 0}
.f-simple .top{align-items:center;justify-content:space-between}
.f-simple .who{flex:0 1 auto;min-inline-size:0}
.site-foot .theme{display:flex;gap:1.1em}
.site-foot .theme[hidden]{display:none}
.site-foot .theme button{padding:.35em 0;border:0;background:none;color:var(--muted);cursor:pointer;text-underline-offset:.35em}
.site-foot .theme button:hover,.site-foot .theme [aria-pressed=true]{color:var(--text);text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.13em}
@media print{.site-foot .tools{display:none}}
`
