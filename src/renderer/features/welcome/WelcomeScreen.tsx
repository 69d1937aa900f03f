export const WelcomeScreen = () => <main />
