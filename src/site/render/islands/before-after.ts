/** Lays the second picture over the first, as far as the range says; without it they stand side by side. */
export const beforeAfter = `(()=>{
for(const root of document.querySelectorAll('[data-island~="before-after"]')){
const pair=root.querySelector('.pair'),range=root.querySelector('input[type=range]');
if(!pair||!range)continue;
const move=()=>pair.style.setProperty('--at',range.value+'%');
range.hidden=false;pair.classList.add('on');range.addEventListener('input',move);move();
}
})()`
