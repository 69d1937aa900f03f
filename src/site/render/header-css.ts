export const headerCss = `
.site-head{position:relative;z-index:5;background:var(--bg);color:var(--text);border-block-end:1px solid var(--line)}
.site-head.sticky{position:sticky;inset-block-start:0}
.site-head .in{display:flex;flex-wrap:wrap;align-items:center;gap:.6rem var(--space-4);inline-size:min(100% - 2*var(--gutter),var(--page));margin-inline:auto;padding-block:.85rem;min-block-size:4.5rem}
.site-name{display:inline-flex;align-items:center;gap:.65rem;font:var(--heading-weight) calc(var(--step-0)*1.18)/1.1 var(--font-heading);letter-spacing:var(--heading-tracking);text-decoration:none;color:var(--text)}
.site-name:hover span:last-child{text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.09em;text-underline-offset:.25em}
.site-name .pic{flex:none;border-radius:var(--radius-s);background:none}
.site-name .pic :is(img,svg){inline-size:auto;block-size:2.3rem;max-inline-size:12rem;aspect-ratio:auto;object-fit:contain;background:none}
.site-head nav{font-size:calc(var(--step-0)*.95)}
.site-head .wide{margin-inline-start:auto}
.site-head .nav{display:flex;flex-wrap:wrap;gap:.2rem 1.6rem}
.site-head .nav :is(a,summary,span){display:block;padding-block:.45rem;color:var(--text);text-decoration:none;cursor:pointer}
.site-head .nav :is(a:hover,summary:hover,[aria-current],.on){text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.13em;text-underline-offset:.42em}
.site-more{position:relative}
.site-more>summary,.site-head .menu>summary{list-style:none;white-space:nowrap}
.site-more>summary::-webkit-details-marker,.site-head .menu>summary::-webkit-details-marker{display:none}
.site-more>summary::after{content:"";display:inline-block;inline-size:.42em;block-size:.42em;margin-inline-start:.5em;border:solid currentColor;border-width:0 .12em .12em 0;transform:translateY(-.2em) rotate(45deg)}
.site-more[open]>summary::after{transform:translateY(.05em) rotate(225deg)}
.site-more>.drop{position:absolute;z-index:6;inset-block-start:100%;inset-inline-start:-1rem;min-inline-size:12rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--bg);box-shadow:0 1rem 2rem -1rem color-mix(in oklab,var(--text) 40%,transparent)}
.site-head .tools{display:flex;align-items:center;gap:.7rem 1.2rem}
.site-head .tools:empty{display:none}
.site-head .button{min-block-size:2.5rem;padding:.45em 1.1em;font-size:calc(var(--step-0)*.95)}
.site-langs{font-size:var(--step--1)}
.site-langs>summary{display:flex;align-items:center;gap:.4em;min-block-size:2.5rem;cursor:pointer}
.site-langs>summary .icon{inline-size:1.15em;block-size:1.15em}
.site-langs a{display:block;padding-block:.4rem;text-decoration:none}
.site-langs :is(a:hover,[aria-current]){text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.13em;text-underline-offset:.35em}
.site-head .site-langs>.drop{inset-inline:auto -.5rem;min-inline-size:9rem}
.site-head .menu>summary{display:flex;align-items:center;min-block-size:2.5rem;padding:.3em 1em;border:1px solid var(--line);border-radius:var(--radius-button);font-weight:600;cursor:pointer}
@media(min-width:52rem){.site-head .menu{display:none}
.h-centred .in{flex-direction:column;gap:.4rem;padding-block:1.5rem 1rem}
.h-centred .site-name{font-size:calc(var(--step-1)*1.12)}
.h-centred .wide{margin:0}
.h-centred .nav{justify-content:center}
.h-centred .tools{position:absolute;inset-block-start:1.2rem;inset-inline-end:var(--gutter)}
.h-split .in{display:grid;grid-template-columns:1fr auto 1fr}
.h-split .site-name{grid-column:2;grid-row:1}
.h-split .wide{grid-column:1;grid-row:1;margin:0}
.h-split .tools{grid-column:3;justify-content:end}}
@media(max-width:51.99rem){.site-head .wide{display:none}
.site-head .tools{margin-inline-start:auto}
.site-head .in{column-gap:var(--space-3)}
.site-head .tools:not(:last-child)>.button,.site-head .tools:not(:last-child,:has(details)){display:none}
.site-head .tools:not(:has(details))+.menu{margin-inline-start:auto}
.site-head .site-name{flex:1 1 0;min-inline-size:min-content}
.site-head .menu>nav{position:absolute;inset-block-start:100%;inset-inline:0;max-block-size:calc(100dvh - 4.5rem);overflow-y:auto;padding-inline:var(--gutter);background:var(--bg);border-block:1px solid var(--line)}
.site-head .menu .nav{display:grid;gap:0;padding-block:.6rem .4rem}
.site-head .menu .nav>li+li{border-block-start:1px solid var(--line)}
.site-head .menu .nav :is(a,summary,span){padding-block:.75rem}
.site-head .menu .button{inline-size:100%;margin-block:.4rem .8rem}
.site-head .menu .drop{position:static;padding:0 0 .5rem 1rem;border:0;box-shadow:none}}
@media print{.site-head :is(nav,.menu,.tools){display:none}}
`
